// The file that a plugin writes with `createData(headFile, …)`: a BuiltHead of src/content/built-head.ts.
declare module '@generated/*/default/head.json' {
  const head: unknown;
  export default head;
}
