/** More would be a catalogue. */
export const printedRows = 200;
