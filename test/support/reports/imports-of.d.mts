/** The files beside a built module that it needs before it runs, by name: not what it imports with import(). */
export function importsOf(code: string): string[];
