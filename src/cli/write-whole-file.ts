import { open, rename } from 'node:fs/promises';

/**
 * Replaces a file as a whole. Readers find either the old text or the new one, even if the process
 * is killed while it writes.
 */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
