export const tableFile: string;
export const docFile: string;
export function docOf(text: string, table: object): string;
