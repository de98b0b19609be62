/** The longest round length (1, 2 or 5 with noughts) of a unit that is no longer than `maxMeters`. */
export function roundLength(maxMeters: number, unitMeters: number): number {
  const units = maxMeters / unitMeters;
  const power = 10 ** Math.floor(Math.log10(units));
  const leading = units / power;
  return (leading >= 5 ? 5 : leading >= 2 ? 2 : 1) * power * unitMeters;
}
