import { open, rename } from 'node:fs/promises';

/** Writes a file so that whoever reads it, and whenever this is killed, finds the old text or the new one. */
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
