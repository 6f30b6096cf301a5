declare module '@adobe/structured-data-validator' {
  type Issue = {severity: 'ERROR' | 'WARNING'; issueMessage: string; rootType: string};

  export default class Validator {
    /** @param found items by type, as `@marbec/web-auto-extractor` reads them from a page */
    validate(found: {jsonld: Record<string, object[]>}): Promise<Issue[]>;
  }
}
