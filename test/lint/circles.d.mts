/** The modules below a folder, each with its text, sorted by name. */
export declare function sourcesIn(folder: string): Map<string, string>;

/** Finds the files that reach each other by imports, the largest circle first. */
export declare function circlesOf(sources: ReadonlyMap<string, string>): string[][];
