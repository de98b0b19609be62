/** Returns a number with its noun, such as "1 store" or "1,200 stores". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
