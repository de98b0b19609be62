export const layers: Readonly<Record<string, readonly string[]>>;
