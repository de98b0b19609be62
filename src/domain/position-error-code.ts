/** Why the visitor's position is not known. */
export const PositionErrorCode = {
  /** the visitor, the browser's settings or the page's policy forbid it */
  Denied: 'position-denied',
  /**
   * the device does not know, or only within hundreds of kilometres; or the page is not served by
   * https
   */
  Unavailable: 'position-unavailable',
  /** the visitor or the device did not answer in time */
  Timeout: 'position-timeout',
} as const;
export type PositionErrorCode = (typeof PositionErrorCode)[keyof typeof PositionErrorCode];
