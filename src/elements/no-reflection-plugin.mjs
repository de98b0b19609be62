/** Where Lit writes properties back to attributes: the method, what it writes with, and who asks for it. */
const reflection = [
  /_\$ET\(\w,\w\)\{.*?\}(?=_\$AK\()/,
  /toAttribute\(\w,\w\)\{switch.*?return \w\},/,
  /this\._\$Eq&&=this\._\$Eq\.forEach\(\w=>this\._\$ET\(\w,this\[\w\]\)\),/,
  /,!0===\w&&this\._\$Em!==\w&&\(this\._\$Eq\?\?=new Set\)\.add\(\w\)/,
];

/** These elements never write an attribute on themselves, so pages need not load how to. A rollup plugin. */
export function noReflectionPlugin() {
  return {
    name: 'no-reflection',
    transform(code, id) {
      if (/\/src\/.*\.ts$/.test(id) && /\breflect:/.test(code)) this.error(`${id} reflects`);
      if (!id.endsWith('/@lit/reactive-element/reactive-element.js')) return null;
      let without = code;
      for (const part of reflection) {
        if (!part.test(without)) this.error(`Lit has no ${part} any more`);
        without = without.replace(part, '');
      }
      return { code: without, map: null };
    },
  };
}
