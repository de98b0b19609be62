/** Index of the first of some sorted numbers that is not less. */
export function firstFrom(numbers: Uint32Array, number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const mid = (low + high) >>> 1;
    if (numbers[mid]! < number) low = mid + 1;
    else high = mid;
  }
  return low;
}
