/** Reads one data file by its name without a folder. The command reads the same files from disk. */
export type Reader = (name: string) => Promise<Uint8Array<ArrayBuffer>>;
