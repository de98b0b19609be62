globalThis.countedModules = (globalThis.countedModules ?? 0) + 1;
export const isCounted = true;
