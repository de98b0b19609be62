import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { CommandError } from './command-error.js';
import { ExitCode } from './exit-code.js';

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** @throws {CommandError} 'Usage' when a file has the name of the folder to write */
export function checkOutFolder(path: string): void {
  if (existsSync(path) && !isFolder(path))
    throw new CommandError(ExitCode.Usage, `--out: ${path} is a file, so name a folder`);
}

/** @throws {CommandError} 'Usage' when there is no folder at `path` and none can be made */
export async function makeOutFolder(path: string): Promise<void> {
  checkOutFolder(path);
  await mkdir(path, { recursive: true }).catch((error: Error) => {
    throw new CommandError(ExitCode.Usage, `--out can't be a folder: ${error.message}`, error);
  });
}
