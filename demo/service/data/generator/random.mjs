/**
 * Random numbers that are the same at every run. Each name has its own, so a new name changes no
 * other.
 */
export function random(name) {
  // FNV-1a for the seed, mulberry32 for the sequence
  let state = 0x811c9dc5;
  for (const char of name) state = Math.imul(state ^ char.codePointAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (list) => list[integer(0, list.length - 1)],
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
    letters: (count, alphabet) =>
      Array.from({ length: count }, () => alphabet[integer(0, alphabet.length - 1)]).join(''),
  };
}
