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
  // a value that stands for what was there before
  [/&&t!==E&&this\._\(t\)/, '&&this._(t)'],
  [/(o=!a\(t\)\|\|t!==this\._\$AH)&&t!==E,/, '$1,'],
  [/r===E&&\(r=this\._\$AH\[n\]\),/, ''],
  [/if\(\((t=M\(this,t,i,0\)\?\?A)\)===E\)return;/, '$1;'],
  [/E=Symbol\.for\("lit-noChange"\)/, 'E=0'],
  // options of render()
  [
    /D=\(t,i,s\)=>\{.*?return h\._\$AI\(t\),h\}/,
    'D=(t,i)=>(i._$litPart$??=new k(i.insertBefore(c(),null),null,void 0,{}))._$AI(t)',
  ],
  [/\(t\?\.creationScope\?\?l\)\.importNode/, 'l.importNode'],
  [
    /"function"==typeof this\._\$AH\?this\._\$AH\.call\(this\.options\?\.host\?\?this\.element,t\):this\._\$AH\.handleEvent\(t\)/,
    'this._$AH(t)',
  ],
  // words for whoever writes templates by hand
  [/"invalid template strings array"/, ''],
  // what asynchronous directives and polyfills hook into
  [/setConnected\(t\)\{.*?\}(?=\}class H)/, ''],
  [/for\(this\._\$AP\?\.\(!1,!0,s\);t!==/, 'for(;t!=='],
  [
    /B=t\.litHtmlPolyfillSupport;B\?\.\(S,k\),\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);/,
    'B=0;',
  ],
];

/**
 * What ReactiveElement does for the elements here. Out are: decorators and accessors of their own, converters, defaults
 * and reflection, which properties have changed, hooks around an update, what polyfills hook into. The text is that of
 * the version named last: another one fails the build until somebody has compared them.
 */
const ofElements = [
  [/Symbol\.metadata\?\?=.*?new WeakMap;/, ''],
  [
    /,getOwnPropertyDescriptor:h,.*?getPrototypeOf:n\}=Object,a=globalThis,.*?(?=d=\(t)/,
    '}=Object,',
  ],
  // An element's list holds all its properties; a list of another class is its own.
  [
    /static addInitializer\(t\).*?(?=constructor\(\))/,
    `static get observedAttributes() {
      if (!this.hasOwnProperty('_$Eh')) {
        this._$Eh = new Map();
        for (const [name, { attribute, type }] of Object.entries(this.properties)) {
          const key = Symbol();
          e(this.prototype, name, {
            get() {
              return this[key];
            },
            set(value) {
              const before = this[key];
              this[key] = value;
              i(before, value) || this.requestUpdate();
            },
            configurable: !0,
            enumerable: !0,
          });
          attribute !== !1 && this._$Eh.set(attribute ?? name.toLowerCase(), [name, type]);
        }
      }
      return [...this._$Eh.keys()];
    }`,
  ],
  // What was set before the element was defined is set anew before the first update, over its attributes.
  [
    /(constructor\(\)\{super\(\),).*?(?=addController)/,
    `$1this.isUpdatePending = this.hasUpdated = !1;
      this._$ES = new Promise((done) => (this.enableUpdating = done));
      for (const name of Object.keys(this.constructor.properties))
        if (this.hasOwnProperty(name)) {
          const value = this[name];
          delete this[name];
          this._$ES.then(() => (this[name] = value));
        }
      this.requestUpdate();
    }`,
  ],
  [/void 0!==(this\.renderRoot&&this\.isConnected)/, '$1'],
  [/removeController\(t\)\{.*?\}(?=createRenderRoot)/, ''],
  [
    /(attachShadow\()this\.constructor\.shadowRootOptions(\);return s\(t,)(this\.constructor\.)elementStyles/,
    '$1{mode:"open"}$2[$3styles].flat()',
  ],
  [/enableUpdating\(t\)\{\}/, ''],
  [
    /(attributeChangedCallback\()t,s,i\).*?(?=async _\$EP)/,
    `$1attribute, before, text) {
      const [name, type] = this.constructor._$Eh.get(attribute);
      this[name] =
        type === Boolean ? text !== null : type === Number && text !== null ? Number(text) : text;
    }
    requestUpdate() {
      this.isUpdatePending || (this._$ES = this._$EP());
    }`,
  ],
  [
    /const t=this\.scheduleUpdate\(\).*?(?=get updateComplete)/,
    `try {
        this._$EO?.forEach((t) => t.hostUpdate?.());
        this.update();
      } catch (error) {
        this.isUpdatePending = !1;
        throw error;
      }
      this._$EO?.forEach((t) => t.hostUpdated?.());
      this.hasUpdated = !0;
      this.updated();
      return !this.isUpdatePending;
    }`,
  ],
  [
    /return this\.getUpdateComplete\(\)\}.*?reactiveElementVersions\?\?=\[\]\)\.push\("2\.1\.2"\);/,
    `return this._$ES;
    }
    update() {
      this.isUpdatePending = !1;
    }
    updated() {}
    }`,
  ],
];

/** A template or an element that asks for any of it. */
const uses =
  /from 'lit-html\/|\b(svg|mathml)`|\s\?[\w-]+=\$\{|<[\w-]+ \$\{|html`[^`]*<(script|style|textarea|title|!--)|\b(type: (Object|Array)|converter|useDefault|noAccessor|hasChanged):|\b(willUpdate|shouldUpdate|firstUpdated|scheduleUpdate|getUpdateComplete)\(|\b(shadowRootOptions|createProperty|finalizeStyles|getPropertyOptions|elementProperties|performUpdate|removeController)\b|\bchanged\.\w|requestUpdate\([^)]/;

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
