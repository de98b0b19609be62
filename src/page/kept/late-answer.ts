/** The milliseconds after which a visitor who sees nothing is told that the service is silent. */
export const lateMs = 10_000;
