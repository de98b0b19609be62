/** The time zones of a country, where the engine knows them. */
export function timeZonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & {
    readonly timeZones?: readonly string[] | undefined;
    readonly getTimeZones?: (() => readonly string[]) | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
