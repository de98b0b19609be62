const sides = 'left|right|top|bottom';
const rules = [
  {
    // Many themes set a font size of 10px on the root element, which changes `rem`.
    pattern: /\d*\.?\d+rem\b/g,
    advice: 'write px or em, never rem',
  },
  {
    pattern: new RegExp(
      [
        `(?<![\\w-])(?:${sides})\\s*:`,
        `(?<![\\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${sides})\\b[\\w-]*\\s*:`,
        '(?<![\\w-])(?:text-align|float|clear)\\s*:\\s*(?:left|right)\\b',
      ].join('|'),
      'g',
    ),
    advice: 'write the logical property, or say why not in a comment: /* physical: … */',
    excuse: /\/\*\s*physical: [^*\s]/,
  },
];

/**
 * Finds CSS that breaks in a page of some theme or direction, in a style sheet or in the css`…`
 * templates of a module. An excuse is a comment on the same line or the line above.
 *
 * @returns {{ line: number, text: string, advice: string }[]}
 */
export function cssFaults(source, { isModule = false } = {}) {
  const lines = source.split('\n');
  const css = (isModule ? onlyTemplates(source) : source).replace(/\/\*[^]*?\*\//g, blank);
  return rules.flatMap(({ pattern, advice, excuse }) =>
    [...css.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      const line = css.slice(0, index).split('\n').length;
      const isExcused =
        excuse && lines.slice(Math.max(0, line - 2), line).some((l) => excuse.test(l));
      return isExcused ? [] : [{ line, text, advice }];
    }),
  );
}

function onlyTemplates(source) {
  return source
    .split(/(\bcss`[^`]*`)/)
    .map((part) => (part.startsWith('css`') ? part : blank(part)))
    .join('');
}

/** Keeps the lines, so that their numbers stay true. */
function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}
