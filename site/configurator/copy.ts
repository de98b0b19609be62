/**
 * Copies a text, and returns the sentence that tells so. Where the page may not write to the
 * clipboard, the code is selected instead.
 */
export async function copy(text: string, code: Element, name: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `Copied: the snippet for ${name}.`;
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'Not copied: the browser refuses. The snippet is selected, for you to copy it.';
  }
}
