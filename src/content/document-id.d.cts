export declare function documentId(source: string): string;
