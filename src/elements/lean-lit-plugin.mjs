/** What lit-html can do and no template here asks for, with what stands in its place. */
const ofTemplates = [
  // directives
  [/function M\(t,i,s=t,e\)\{.*?,i\}(?=class R)/, 'function M(t,i){return i}'],
  // parts of an element, and ?attributes
  [/else t\.startsWith\(o\)&&\(d\.push\(\{type:6,index:l\}\),r\.removeAttribute\(t\)\)/, ''],
  [/1===r\.type\?(i=new r\.ctor\(.*?\)):6===r\.type&&\(i=new Z\(h,this,t\)\)/, '1===r.type&&($1)'],
  [/"\?"===e\[1\]\?L:/, ''],
  // values inside scripts, styles, text areas, titles and comments
  [/if\(y\.test\(r\.tagName\)\)\{.*?r\.append\(t\[i\],c\(\)\)\}\}/, ''],
  [/\(y\.test\(u\[2\]\)&&\(n=RegExp\("<\/"\+u\[2\],"g"\)\),c=p\)/, 'c=p'],
  [
    /else\{let t=-1;for\(;-1!==\(t=r\.data\.indexOf\(o,t\+1\)\);\)d\.push\(\{type:7.*?\}(?=l\+\+)/,
    '',
  ],
  // svg`` and mathml``
  [/2===i\?"<svg>":3===i\?"<math>":""/, '""'],
  [/\+\(2===i\?"<\/svg>":3===i\?"<\/math>":""\)/, ''],
  [
    /if\((this\.el=S\.createElement\(f,e\),P\.currentNode=this\.el\.content),2===i\|\|3===i\)\{.*?childNodes\)\}/,
    '$1;',
  ],
  // templates compiled beforehand
  [/"number"==typeof s\?(this\._\$AC\(t\)):\(void 0===s\.el.*?,s\)(?=;)/, '$1'],
  // options of listeners
  [/\|\|t\.capture!==s\.capture\|\|t\.once!==s\.once\|\|t\.passive!==s\.passive/, ''],
  // what asynchronous directives and polyfills hook into
  [/setConnected\(t\)\{.*?\}(?=\}class H)/, ''],
  [/for\(this\._\$AP\?\.\(!1,!0,s\);t!==/, 'for(;t!=='],
  [
    /B=t\.litHtmlPolyfillSupport;B\?\.\(S,k\),\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);/,
    'B=0;',
  ],
];

/** What ReactiveElement can do and no element here asks for. */
const ofElements = [
  // decorators, and accessors of an element's own
  [/Symbol\.metadata\?\?=.*?new WeakMap;/, ''],
  [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?elementProperties\.set\(t,i\)\}/, ''],
  [/static addInitializer\(t\)\{.*?\}(?=static get)/, ''],
  [/void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\),/, ''],
  [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
  [/s\.state&&\(s\.attribute=!1\),/, ''],
  [/this\.prototype\.hasOwnProperty\(t\)&&\(\(s=Object\.create\(s\)\)\.wrapped=!0\),/, ''],
  [/const t=this\.constructor\.elementProperties;if\(t\.size>0\)for\(.*?,i,e\)\}/, ''],
  [
    /if\((this\._\$Ei\(\)),(this\.elementProperties\.set\(t,s\)),!s\.noAccessor\)\{.*?\}(?=\}static getPropertyDescriptor)/,
    '$1,$2;const i=Symbol();e(this.prototype,t,this.getPropertyDescriptor(t,i,s))',
  ],
  [
    /const\{get:e,set:r\}=h\(this\.prototype,t\).*?return\{get:e,set\(s\)\{const h=e\?\.call\(this\);r\?\.call\(this,s\),this/,
    'return{get(){return this[s]},set(t0){const h=this[s];this[s]=t0,this',
  ],
  [/getOwnPropertyDescriptor:h,getOwnPropertyNames:r,getOwnPropertySymbols:o,/, 'keys:r,'],
  [/\[\.\.\.r\(t\),\.\.\.o\(t\)\]/, 'r(t)'],
  [
    /"string"==typeof i\?i:"string"==typeof t\?t\.toLowerCase\(\):void 0(?=\})/,
    'i??t.toLowerCase()',
  ],
  // hooks of their own for changes, updates and styles
  [/\(i\.hasChanged\?\?f\)(?=\(h,s\))/, 'f'],
  [/i\?\?=r\.getPropertyOptions\(t\),/, ''],
  [/,hasChanged:f(?=\})/, ''],
  [/const i=\[\];if\(Array\.isArray\(s\)\).*?return i(?=\})/, 'return[s].flat()'],
  [/t=this\.shouldUpdate\(s\),t\?\(this\.willUpdate\(s\),(.*?)\):this\._\$EM\(\)(?=\}catch)/, '$1'],
  [/let t=!1;(?=const s=this\._\$AL)/, ''],
  [/throw t=!1,(this\._\$EM\(\),s\})t&&/, 'throw $1'],
  [/this\.hasUpdated\|\|\((this\.hasUpdated=!0),this\.firstUpdated\(t\)\)/, '$1'],
  [/const t=(this)\.scheduleUpdate\(\);return null!=t&&await t,/, 'return $1.performUpdate(),'],
  [/scheduleUpdate\(\)\{return this\.performUpdate\(\)\}/, ''],
  [/this\.getUpdateComplete\(\)\}getUpdateComplete\(\)\{return /, ''],
  [/willUpdate\(t\)\{\}/, ''],
  [/shouldUpdate\(t\)\{return!0\}/, ''],
  [/firstUpdated\(t\)\{\}/, ''],
  [/,y\[d\("finalized"\)\]=new Map/, ''],
  [/removeController\(t\)\{.*?\}(?=_\$E_)/, ''],
  // properties without options, and attributes written back
  [/createProperty\(t,s=b\)/, 'createProperty(t,s)'],
  [/(elementProperties\.get\(t\))\?\?b(?=\})/, '$1'],
  [/&&this\._\$Em!==e(?=\)\{const)/, ''],
  [/this\._\$Em=e;/, ''],
  [/,this\._\$Em=null(?=\}\}requestUpdate)/, ''],
  [/this\._\$Em=null,(?=this\._\$Ev)/, ''],
  // attributes that hold JSON, or have a converter or a default
  [/case Object:case Array:try\{.*?\}catch\(t\)\{i=null\}/, ''],
  [/h="function"==typeof t\.converter\?.*?:u(?=;)/, 'h=u'],
  [/r\?\?this\._\$Ej\?\.get\(e\)\?\?r/, 'r'],
  [/\|\|i\.useDefault&&.*?_\$Eu\(t,i\)\)(?=\)\)return)/, ''],
  // updates asked for with an option
  [
    /requestUpdate\(t,s,i,e=!1,h\)\{if\(void 0!==t\)\{const r=this\.constructor;if\(!1===e&&\(h=this\[t\]\),!\(f\(h,s\)\)\)return;this\.C\(t,s,i\)\}/,
    'requestUpdate(t,s){if(void 0!==t&&i(this[t],s))return;',
  ],
  [/this\.requestUpdate\(t,h,i\)/, 'this.requestUpdate(t,h)'],
  // which properties have changed
  [/C\(t,s,\{useDefault:i.*?\},r\)\{i&&.*?\|\|\(this\._\$AL\.has\(t\).*?\)\)\}(?=async)/, ''],
  [/(?<=,)this\._\$AL=new Map,(?=this\._\$E_)/, ''],
  [/(?<=_\$EM\(\)\{)this\._\$AL=new Map,/, ''],
  [/const s=this\._\$AL;/, ''],
  [/(?<=this\.(update|_\$AE)\()s(?=\))/g, ''],
  // what polyfills hook into
  [/p=a\.reactiveElementPolyfillSupport,/, ''],
  [/,p\?\.\(\{ReactiveElement:y\}\),\(a\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
  // trusted markup
  [/a=globalThis,c=a\.trustedTypes,l=c\?c\.emptyScript:"",/, ''],
  // what is called from one place, and what is true of elements that list their properties once
  [
    /this\._\$Eh&&(?=\[\.\.\.this\._\$Eh\.keys\(\)\]\}).*?\}static createProperty.*?\}static _\$Ei\(\)\{.*?\}(?=static finalize)/,
    '[...this._$Eh.keys()]}',
  ],
  [
    /(static finalize\(\)\{if\(this\.hasOwnProperty\(d\(")finalized("\)\)\)return;)if\(.*?(?=this\._\$Eh=new Map)/,
    '$1elementProperties$2const t=n(this);t.finalize(),this.elementProperties=new Map(t.elementProperties);if(this.hasOwnProperty(d("properties")))for(const[t,s]of Object.entries(this.properties)){this.elementProperties.set(t,s);const k=Symbol();e(this.prototype,t,{get(){return this[k]},set(s){const h=this[k];this[k]=s,this.requestUpdate(t,h)},configurable:!0,enumerable:!0})}',
  ],
  [
    /(?<=const\[t,)s(\]of this\.elementProperties\)\{)const i=this\._\$Eu\(t,s\);void 0!==i&&(this\._\$Eh\.set\()i(,t\)\}this\.elementStyles=)this\.finalizeStyles\((this\.styles)\)\}static finalizeStyles.*?(?=constructor)/,
    '{attribute:s}$1!1!==s&&$2s??t.toLowerCase()$3[$4].flat()}',
  ],
  [
    /,this\._\$Ep=void 0,this\.isUpdatePending=!1,this\.hasUpdated=!1,this\._\$Ev\(\)\}_\$Ev\(\)\{(this\._\$ES=.*?),this\._\$E_\(\),this\.requestUpdate\(\)(?=\})/,
    ',this.isUpdatePending=this.hasUpdated=!1,$1,this._$Ep=new Map;for(const t of this.constructor.elementProperties.keys())this.hasOwnProperty(t)&&(this._$Ep.set(t,this[t]),delete this[t]);this.requestUpdate()',
  ],
  [/_\$E_\(\)\{.*?\}(?=createRenderRoot)/, ''],
  [/enableUpdating\(t\)\{\}/, ''],
  [
    /this\._\$AK\(t,i\)\}_\$AK\(t,s\)\{.*?\}\}(?=requestUpdate)/,
    'const e=this.constructor,h=e._$Eh.get(t);this[h]=u.fromAttribute(i,e.elementProperties.get(h).type)}',
  ],
  [
    /if\((this\.renderRoot\?\?=this\.createRenderRoot\(\)),this\._\$Ep\)\{(for\(const\[t,s\]of this\._\$Ep\)this\[t\]=s;this\._\$Ep=)void 0\}/,
    '$1;$2[]',
  ],
  [
    /this\._\$EM\(\)(,s\})this\._\$AE\(\)\}_\$AE\(t\)\{(.*?this\.updated\()t\)\}_\$EM\(\)\{(this\.isUpdatePending=!1)\}(.*?)this\._\$EM\(\)/,
    '$3$1$2)}$4$3',
  ],
  [/(?<=attachShadow\()this\.constructor\.shadowRootOptions(?=\))/, '{mode:"open"}'],
  [/y\.elementStyles=\[\],y\.shadowRootOptions=\{mode:"open"\},/, ''],
  [/!1===(this\.isUpdatePending)&&\((this\._\$ES=this\._\$EP\(\))\)/, '$1||($2)'],
];

/** A template or an element that asks for any of it. */
const uses =
  /from 'lit-html\/|\b(svg|mathml)`|\s\?[\w-]+=\$\{|<[\w-]+ \$\{|html`[^`]*<(script|style|textarea|title|!--)|\b(type: (Object|Array)|converter|useDefault|noAccessor|hasChanged):|\b(willUpdate|shouldUpdate|firstUpdated|scheduleUpdate|getUpdateComplete)\(|\b(shadowRootOptions|createProperty|finalizeStyles|getPropertyOptions)\b|\bchanged\.\w/;

const lean = (code, unused, fail) => {
  let left = code;
  for (const [part, instead] of unused) {
    if (!part.test(left)) fail(`Lit has no ${part} any more`);
    left = left.replace(part, instead);
  }
  return { code: left, map: null };
};

/** Pages need not load what no element uses. A rollup plugin. */
export function leanLitPlugin() {
  return {
    name: 'lean-lit',
    transform(code, id) {
      const fail = (message) => this.error(message);
      if (/\/src\/elements\/.*\.ts$/.test(id) && uses.test(code))
        fail(`${id} uses what is taken out of Lit: ${uses.exec(code)[0]}`);
      if (id.endsWith('/lit-html/lit-html.js')) return lean(code, ofTemplates, fail);
      if (id.endsWith('/reactive-element/reactive-element.js')) return lean(code, ofElements, fail);
      return null;
    },
  };
}
