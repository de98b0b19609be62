/** A file that is longer than this many times its shortest costs more than a browser saves. */
const mostLonger = 1.1;

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A snapshot's text: one store a line, so that versions of the file can be compared. Where few letters are beyond ASCII
 * they are escaped: a browser decodes plain ASCII in a fraction of the time.
 * @param entries as `snapshot.schema.json` describes them
 */
export function snapshotJson(generatedAt: string, entries: readonly object[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const json = `{"version":1,"generatedAt":"${generatedAt}","stores":[\n${lines}\n]}\n`;
  const ascii = json.replace(/[\u0080-\uffff]/g, escapeOf);
  return ascii.length <= mostLonger * Buffer.byteLength(json) ? ascii : json;
}
