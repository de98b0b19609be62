const known = new Map<string, readonly string[]>();

/** The time zones of a country, where the engine knows them. It takes its time to tell. */
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
