/** Keeps the last result of a function and gives it again while the arguments are the same ones. */
export function memo<Args extends readonly unknown[], T>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  let last: Args | undefined;
  let value: T;
  return (...args) => {
    if (!last || args.some((arg, index) => arg !== last?.[index])) {
      value = make(...args);
      last = args;
    }
    return value;
  };
}
