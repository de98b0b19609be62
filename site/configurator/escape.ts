const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Escapes a text for an attribute's value between double quotes. */
export const forHtml = (text: string): string =>
  text.replace(/[&<>"\r\n]/g, (sign) => entities[sign]!);

/** Escapes for HTML in a Liquid template, which must not take a text for its own code. */
export const forLiquid = (text: string): string => forHtml(text).replace(/\{(?=[{%])/g, '&#123;');

/** Escapes for HTML in a post of WordPress, which looks for shortcodes everywhere. */
export const forWordPress = (text: string): string =>
  forHtml(text).replace(/[[\]]/g, (sign) => (sign === '[' ? '&#91;' : '&#93;'));

/** Writes a text as a value in JSX: plain where that is certain to mean the same. */
export const forJsx = (text: string): string =>
  /^[^"&\\{}<>\r\n\u2028\u2029]*$/.test(text) ? `"${text}"` : `{${forScript(text)}}`;

/** Writes a text as a string of JavaScript, which may stand inside of a `<script>`. */
export const forScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes a text as one word for a shell. */
export const forShell = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
