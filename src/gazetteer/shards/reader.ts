/** Reads one data file by its bare name. The command reads the same files from disk. */
export type Reader = (name: string) => Promise<Uint8Array<ArrayBuffer>>;
