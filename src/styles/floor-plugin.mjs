/**
 * What of Lit no page of ours ever runs, by file: what it does for engines below our floor, for attributes written on
 * the host (these elements write none), for decorators and for its own warnings of a second copy. Each is looked for, and
 * the build fails when Lit has changed it.
 */
const dispensable = {
  'css-tag.js': [
    [/=\w\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '=true'],
    [/,\w!==\w\)throw Error\("CSSResult[^"]*"\)/, ',false)throw 0'],
  ],
  'reactive-element.js': [
    [/\w\.reactiveElementPolyfillSupport/, 'void 0'],
    [/\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, '0;'],
    [/toAttribute\(\w,\w\)\{switch.*?return \w\},/, ''],
    [/_\$ET\(\w,\w\)\{.*?\}(?=_\$AK\()/, ''],
    [/this\._\$Eq&&=this\._\$Eq\.forEach\(\w=>this\._\$ET\(\w,this\[\w\]\)\),/, ''],
    [/,!0===\w&&this\._\$Em!==\w&&\(this\._\$Eq\?\?=new Set\)\.add\(\w\)/, ''],
    [/static addInitializer\(\w\)\{.*?\}(?=static get)/, ''],
    [/const \w=this\[Symbol\.metadata\];if\(null!==\w\)\{.*?elementProperties\.set\(\w,\w\)\}/, ''],
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
  ],
};

/** Leaves it out of what pages load. A rollup plugin. */
export function floorPlugin() {
  return {
    name: 'floor',
    transform(code, id) {
      const [, file] = /\/@lit\/reactive-element\/([\w-]+\.js)$/.exec(id) ?? [];
      const changes = dispensable[file];
      if (!changes) return null;
      let changed = code;
      for (const [what, instead] of changes) {
        if (!what.test(changed)) this.error(`Lit's ${file} has no ${what} any more`);
        changed = changed.replace(what, instead);
      }
      return { code: changed, map: null };
    },
  };
}
