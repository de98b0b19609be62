/**
 * Built-ins as MooTools 1.5.2 and 1.6.0 leave them, each with and without their layers for older
 * versions: read off the released files by comparing a page's globals before and after. Neither
 * version is in a registry; Debian has 1.4.5.
 */
const replacements = {
  'Array.from': `Array.from = function (item) {
    if (item == null) return [];
    if (Array.isArray(item)) return item;
    const isList = typeof item !== 'string' && typeof item !== 'function' && item.length >= 0;
    return isList ? [].slice.call(item) : [item];
  };`,
  Document: `window.Document = function Type() {};`,
  Element: `{
    const { prototype } = Element;
    window.Element = function (tag, properties) {
      return Object.assign(document.createElement(tag), properties);
    };
    window.Element.prototype = prototype;
  }`,
  'Element.prototype.scrollTo': `Element.prototype.scrollTo = function (x, y) {
    this.scrollLeft = x;
    this.scrollTop = y;
    return this;
  };`,
  Event: `window.Event = function (event) {
    this.event = event;
    this.type = event.type.toLowerCase();
  };`,
  'Function.prototype.bind': `Function.prototype.bind = function (self, values) {
    const run = this;
    const list = values == null ? null : [].concat(values);
    return function () { return run.apply(self, list || arguments); };
  };`,
  JSON: `window.JSON = { stringify: JSON.stringify, parse: JSON.parse };`,
  'Object.values': `Object.values = function (object) {
    const values = [];
    for (const key in object) if (Object.hasOwn(object, key)) values.push(object[key]);
    return values;
  };`,
  Request: `window.Request = function (options) { this.options = options; };`,
  Window: `window.Window = function Type() {};`,
} as const;

type BuiltIn = keyof typeof replacements;

const always = [
  ...['Document', 'Element', 'Element.prototype.scrollTo', 'Object.values'],
  ...['Request', 'Window'],
] as readonly BuiltIn[];
const forOlderCode = [
  ...always,
  ...(['Array.from', 'Event', 'Function.prototype.bind', 'JSON'] as const),
];

const replacedBy: Readonly<Record<string, readonly BuiltIn[]>> = {
  'MooTools 1.5.2': [...always, 'Array.from'],
  'MooTools 1.5.2 with compatibility': forOlderCode,
  'MooTools 1.6.0': always,
  'MooTools 1.6.0 with compatibility': forOlderCode,
};

/** Scripts that leave a page as an old library would, by what they stand for. */
export const standIns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(replacedBy).map(([name, builtIns]) => [
      name,
      builtIns.map((builtIn) => replacements[builtIn]).join('\n'),
    ]),
  ),
  // One built-in alone each, in pages that shops have sent in.
  'an Array.from that reads array-likes only': `Array.from = function (list) {
    return list == null ? [] : [].slice.call(list);
  };`,
  'entries of arrays that are a copy of the array': `Array.prototype.entries = function () {
    return this.slice();
  };`,
  'a window.Event of its own': `window.Event = function (event) {
    this.type = event.type.toLowerCase();
  };`,
};
