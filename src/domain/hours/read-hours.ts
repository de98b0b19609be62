import { dayOfIso } from './calendar.js';
import { readRules } from './read-rules.js';
import type { Schedule } from './schedule.js';

/** Opening hours as given, and as understood. */
export interface Hours {
  readonly lines: readonly string[];
  readonly schedule: Schedule | undefined;
}

export function readHours(hours: unknown, holidays?: unknown): Hours {
  const rules = readRules(hours as string);
  const days = ((holidays ?? []) as unknown[]).map(dayOfIso);
  return {
    lines: [hours as string],
    schedule: rules && { rules, holidays: new Set(days as number[]) },
  };
}
