/** A pattern for the letters of each script, by its ISO 15924 code. */
export const SCRIPTS = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Hani: /\p{Script=Han}/u,
  Hang: /\p{Script=Hangul}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Kana: /[\p{Script=Katakana}\p{Script=Hiragana}]/u,
  Thai: /\p{Script=Thai}/u,
  Latn: /\p{Script=Latin}/u,
};
const ALIASES = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Returns the scripts other than Latin in which a country writes its own names. */
export function nativeScripts(country) {
  const { script } = new Intl.Locale(`und-${country}`).maximize();
  return (ALIASES[script] ?? [script]).filter((name) => name !== 'Latn' && name in SCRIPTS);
}

export const scriptOf = (name) => Object.keys(SCRIPTS).find((script) => SCRIPTS[script].test(name));
