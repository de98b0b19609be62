/** A visitor who has seen nothing for so long is told that the service does not answer. */
export const lateMs = 10_000;
