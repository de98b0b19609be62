/** The command's exit statuses. The help text documents them for scripts. */
export const ExitCode = {
  /** Done. The report lists stores without a position. */
  Done: 0,
  /** An unforeseen error, such as a full disk. */
  Broken: 1,
  /** The options make no sense, or name a file or folder that does not exist. */
  Usage: 2,
  /** The listing could not be read completely, or the table not at all. Nothing was written. */
  Listing: 3,
  /** The geocoder refuses or does not answer. Nothing was written, and a later run continues. */
  Geocoder: 4,
  /** The map tiles of streets cannot be read. Nothing was replaced, and a later run continues. */
  Tiles: 5,
  /** Stopped by Ctrl-C or SIGTERM. Nothing was written, and a later run continues. */
  Stopped: 130,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];
