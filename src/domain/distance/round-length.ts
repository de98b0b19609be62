/**
 * Returns the longest round length that is no longer than `maxMeters`, in metres. A round length is
 * 1, 2 or 5 units, times a power of ten.
 */
export function roundLength(maxMeters: number, unitMeters: number): number {
  const units = maxMeters / unitMeters;
  const power = 10 ** Math.floor(Math.log10(units));
  const leading = units / power;
  return (leading >= 5 ? 5 : leading >= 2 ? 2 : 1) * power * unitMeters;
}
