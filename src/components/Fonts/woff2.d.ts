declare module '*.woff2' {
  /** The address the file is published at. */
  const address: string;
  export default address;
}
