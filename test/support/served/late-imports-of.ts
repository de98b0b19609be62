/**
 * The names of the files beside a built module that it needs before it runs. It is `imports-of.mjs`
 * for tests in a page.
 */
export function lateImportsOf(code: string): string[] {
  const [awaited = ''] = /^(?:\/\/[^\n]*\n)?export const begin=.*?;/s.exec(code) ?? [];
  const statics = [...code.matchAll(/(?:from|import) ?"(\.\/[\w-]+\.js)"/g)].map(([text]) => text);
  const all = `${awaited} ${statics.join(' ')}`.matchAll(/"\.\/([\w-]+\.js)"/g);
  return [...new Set([...all].map(([, name = '']) => name))];
}
