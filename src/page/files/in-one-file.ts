import { aroundLateFiles, type LateFiles } from './around-late-files.js';
import { packName } from '../../gazetteer/shards/pack-name.js';

/** The module that `store-locator assets --single` writes, with a function for each later file. */
interface OneFile {
  readonly files: Readonly<Record<string, (files: LateFile) => Promise<unknown>>>;
}
type LateFile = (...paths: readonly string[]) => Promise<readonly unknown[]>;

const nameOf = (address: string): string => address.replace(/[?#].*/, '').replace(/.*[/:]/, '');

/**
 * Tells an entry that all its later files are in one file, and all map data in another. It must run
 * before the entry's code.
 * @param entry the entry's address
 * @param later name of the file that lies beside the entry
 * @param data name of the data pack beside the entry
 */
export function inOneFile(entry: string, later: string, data: string): void {
  packName.set(data);
  const names = [nameOf(entry), later];
  const parts = new Map<string, Promise<unknown>>();
  aroundLateFiles((others) => {
    const partsOf: LateFiles = (base, ...paths) =>
      Promise.all(paths.map((path) => partOf(base, path)));
    const partOf = (base: string, path: string): Promise<unknown> => {
      const known = parts.get(path);
      if (known) return known;
      const part = begin(base, path);
      parts.set(path, part);
      // A failed file may load the next time.
      part.catch(() => parts.delete(path));
      return part;
    };
    const begin = async (base: string, path: string): Promise<unknown> => {
      const [file] = (await others(base, `./${later}`).catch((cause: unknown) => {
        throw new Error(`${later} can't be loaded: upload the five files together`, { cause });
      })) as [OneFile];
      const run = file.files[path.replace('./', '')];
      // The file comes from another upload whose entry has the same name.
      if (!run) return (await others(base, path))[0];
      return run((...paths) => partsOf(base, ...paths));
    };
    return (base, ...paths) => (names.includes(nameOf(base)) ? partsOf : others)(base, ...paths);
  });
}
