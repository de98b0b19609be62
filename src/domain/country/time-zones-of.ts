const known = new Map<string, readonly string[]>();

/** Returns a country's time zones, when the engine knows them. The engine is slow to list them. */
export function timeZonesOf(code: string): readonly string[] {
  let zones = known.get(code);
  if (!zones) {
    const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & {
      readonly timeZones?: readonly string[] | undefined;
      readonly getTimeZones?: (() => readonly string[]) | undefined;
    };
    known.set(code, (zones = locale.getTimeZones?.() ?? locale.timeZones ?? []));
  }
  return zones;
}
