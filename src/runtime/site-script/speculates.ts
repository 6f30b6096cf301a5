/** Whether the browser fetches and renders pages ahead, by the rules in the head. */
export const speculates = (): boolean =>
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
