/** What the command's exit status tells a script; documented in its help. */
export const ExitCode = {
  /** done; stores without a position are in the report */
  Done: 0,
  /** something nobody foresaw, such as a full disk */
  Broken: 1,
  /** the options make no sense, or name what is not there */
  Usage: 2,
  /** the listing could not be read whole, or the table not at all; nothing was written */
  Listing: 3,
  /** the geocoder refuses or does not answer; nothing was written, a later run goes on */
  Geocoder: 4,
  /** stopped by Ctrl-C or SIGTERM; nothing was written, a later run goes on */
  Stopped: 130,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];
