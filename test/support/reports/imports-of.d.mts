/**
 * The names of the files beside a built module that it needs before it runs, without dynamic
 * imports.
 */
export function importsOf(code: string): string[];
