/**
 * The most that escaping may lengthen the file, as a factor. A larger file takes longer to load
 * than the browser saves by faster decoding.
 */
const mostLonger = 1.1;

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Returns a snapshot's text with one store per line, so that versions of the file can be compared.
 * If few characters are outside ASCII, they are escaped: a browser decodes plain ASCII in a
 * fraction of the time.
 * @param entries the stores, as `snapshot.schema.json` describes them
 */
export function snapshotJson(generatedAt: string, entries: readonly object[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const json = `{"version":1,"generatedAt":"${generatedAt}","stores":[\n${lines}\n]}\n`;
  const ascii = json.replace(/[\u0080-\uffff]/g, escapeOf);
  return ascii.length <= mostLonger * Buffer.byteLength(json) ? ascii : json;
}
