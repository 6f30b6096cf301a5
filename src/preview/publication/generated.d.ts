declare module '@generated/publication/default/notices.json' {
  /** Same as `Notice` in notices.ts, which a declaration cannot import. */
  const notices: Record<string, Array<{title: string; text: string}>>;
  export default notices;
}
