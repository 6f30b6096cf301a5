// What plugins write with `createData('head.json', …)`, a BuiltHead of ./built-head.ts.
declare module '@generated/*/default/head.json' {
  const head: unknown;
  export default head;
}
