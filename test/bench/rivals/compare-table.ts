import { compared, lost, timeoutMs, type ComparedName, type ComparedSamples } from './compare.js';

const nameWidth = 40;
const cellWidth = 24;

const medianOf = (samples: readonly ComparedSamples[], name: ComparedName): number | undefined => {
  const values = samples
    .map((sample) => sample[name])
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)];
};

/** How many times as much as the floor, which no library can go below. */
const besideFloor = (ours: number | undefined, floor: number | undefined, unit: string): string => {
  const written = ours === undefined ? '?' : ours.toFixed(unit === 'MB' ? 1 : 0);
  return ours && floor ? `${written} (${(ours / floor).toFixed(1)}× the floor)` : written;
};

/** How many times more a rival takes than we do: below 1 it wins. */
function cell(value: number | undefined, ours: number | undefined, unit: string): string {
  if (value === undefined) return 'has none';
  if (value === lost) return `over ${timeoutMs / 1000} s`;
  const written = value.toFixed(unit === 'MB' ? 1 : 0);
  if (ours === undefined || value === ours) return written;
  const ratio = value / ours;
  return `${written} (${ratio.toFixed(ratio < 10 ? 1 : 0)}×)${ratio < 1 ? ' *' : ''}`;
}

/**
 * One row for each measure, with the median of the runs. Our figure comes first, with its ratio to
 * the floor, which is the second column. A rival's figure is followed by its ratio to ours, with a
 * star where the rival wins.
 */
export function compareTable(
  samples: ReadonlyMap<string, readonly ComparedSamples[]>,
  kilobytes: ReadonlyMap<string, number>,
): string {
  const contestants = [...samples.keys()];
  const row = (what: string, cells: readonly string[]): string =>
    what.padEnd(nameWidth) + cells.map((text) => text.padStart(cellWidth)).join('');
  const ratios = (unit: string, valueOf: (name: string) => number | undefined): string[] => {
    const [own = '', floor = '', ...others] = contestants;
    return [
      besideFloor(valueOf(own), valueOf(floor), unit),
      ...[floor, ...others].map((name) => cell(valueOf(name), valueOf(own), unit)),
    ];
  };
  const rows = Object.entries(compared).map(([name, { what, unit }]) =>
    row(
      `${what}${unit && `, ${unit}`}`,
      ratios(unit, (contestant) => medianOf(samples.get(contestant) ?? [], name as ComparedName)),
    ),
  );
  return [
    row('', contestants),
    ...rows,
    row(
      'scripts, KB (gzip)',
      ratios('', (contestant) => kilobytes.get(contestant)),
    ),
  ].join('\n');
}
