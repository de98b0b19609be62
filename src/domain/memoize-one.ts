/** Makes a function that keeps its last result and returns it while its arguments are the same. */
export function memoizeOne<Args extends readonly unknown[], T>(
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
