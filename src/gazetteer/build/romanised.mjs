/**
 * GeoNames' romanisation of Cyrillic. GeoNames lists a romanised copy of each name, such as
 * "Flarehncyja", which nobody uses.
 */
const CYRILLIC = table(
  'а a б b в v г g ґ g д d е e ё jo є je ж zh з z и i і i ї ji й j к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ' +
    'ц c ч ch ш sh щ shh э eh ю ju я ja ы y ј j љ lj њ nj ћ c ђ d џ dz ђ dj ѓ g ќ k ѕ dz',
);
/** The romanisation of Greek on signs and in addresses in Greece. */
const GREEK = table(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
);
const GREEK_PAIRS = /αυ|ευ|ου|γγ|μπ/g;
const PAIRS = { αυ: 'av', ευ: 'ev', ου: 'ou', γγ: 'ng', μπ: 'mp' };

/**
 * Returns a name in Latin letters. Letters of scripts other than Cyrillic and Greek stay, in lower
 * case and without accents.
 */
export const romanised = (name) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/й/g, 'j')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC.get(letter) ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(GREEK_PAIRS, (pair) => PAIRS[pair])
    .replace(/\p{Script=Greek}/gu, (letter) => GREEK.get(letter) ?? '');

function table(text) {
  const words = text.split(' ');
  return new Map(words.flatMap((letter, i) => (i % 2 ? [] : [[letter, words[i + 1]]])));
}
