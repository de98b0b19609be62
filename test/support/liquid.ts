/** What a template is given, and what it assigns. */
export type LiquidScope = Readonly<Record<string, unknown>>;

interface Block {
  /** `for x in y`, `if …`; '' for the whole template. */
  readonly opening: string;
  readonly parts: (string | Block)[];
}

/**
 * Renders as much of Liquid as our documentation uses: `assign`, `for`, `if`, `unless`, output, the filters `append` and
 * `json`; tags take the white space around them away. Throws on everything else, so that nothing passes that was not understood.
 */
export function renderLiquid(template: string, given: LiquidScope): string {
  const root: Block = { opening: '', parts: [] };
  const open = [root];
  // cut before spaces go, or a brace before a tag would make it another
  const cut = template.split(/(\s*\{%-.*?-%\}\s*|\{\{.*?\}\})/);
  for (const part of cut.map((piece) => piece.replace(/^\s*\{%-(.*)-%\}\s*$/, '{%$1%}'))) {
    const tag = /^\{%\s*(.*?)\s*%\}$/.exec(part)?.[1];
    const block = open.at(-1) ?? root;
    if (tag !== undefined && /^(for|if|unless) /.test(tag)) {
      open.push({ opening: tag, parts: [] });
      block.parts.push(open.at(-1)!);
    } else if (tag?.startsWith('end')) {
      const { opening } = open.pop() ?? root;
      if (!opening.startsWith(tag.slice(3))) throw new Error(`${tag} ends ${opening}`);
    } else block.parts.push(part);
  }
  if (open.length !== 1) throw new Error(`${open.at(-1)?.opening} has no end`);
  return renderParts(root.parts, { ...given });
}

function renderParts(parts: Block['parts'], scope: Record<string, unknown>): string {
  return parts.map((part) => renderPart(part, scope)).join('');
}

function renderPart(part: string | Block, scope: Record<string, unknown>): string {
  if (typeof part !== 'string') return renderBlock(part, scope);
  const output = /^\{\{\s*(.*?)\s*\}\}$/.exec(part)?.[1];
  if (output !== undefined) {
    const text = filtered(output, scope);
    if (typeof text !== 'string') throw new Error(`no text: ${output}`);
    return text;
  }
  const [, name, value] = /^\{%\s*assign (\w+) = (.*?)\s*%\}$/.exec(part) ?? [];
  if (name && value) scope[name] = filtered(value, scope);
  else if (/\{%|\{\{/.test(part)) throw new Error(`not understood: ${part}`);
  else return part;
  return '';
}

function renderBlock({ opening, parts }: Block, scope: Record<string, unknown>): string {
  const [, item, list] = /^for (\w+) in ([\w.]+)$/.exec(opening) ?? [];
  if (item && list) {
    const items = (valueOf(list, scope) ?? []) as readonly unknown[];
    return items.map((each) => renderParts(parts, Object.assign(scope, { [item]: each }))).join('');
  }
  const [, word, condition] = /^(if|unless) (.*)$/.exec(opening) ?? [];
  if (!condition) throw new Error(`not understood: ${opening}`);
  const holds = condition.split(' or ').some((each) => isTrue(each, scope));
  return holds === (word === 'if') ? renderParts(parts, scope) : '';
}

function isTrue(condition: string, scope: LiquidScope): boolean {
  const [, left, operator, right] = /^(\S+) (==|!=|contains) (\S+)$/.exec(condition) ?? [];
  if (!left || !right) throw new Error(`not understood: ${condition}`);
  const [a, b] = [valueOf(left, scope), valueOf(right, scope)];
  if (operator === 'contains') return String(a).includes(String(b));
  return (a === b) === (operator === '==');
}

function filtered(expression: string, scope: LiquidScope): unknown {
  const [first = '', ...filters] = expression.split(/\s*\|\s*/);
  return filters.reduce(
    (value: unknown, filter) => {
      const [, name, argument = ''] = /^(\w+)(?:: (.+))?$/.exec(filter) ?? [];
      if (name === 'json') return JSON.stringify(value ?? null);
      if (name === 'append') return `${String(value)}${String(valueOf(argument, scope))}`;
      throw new Error(`not understood: ${filter}`);
    },
    valueOf(first, scope),
  );
}

function valueOf(name: string, scope: LiquidScope): unknown {
  const literal = /^"(.*)"$/.exec(name)?.[1];
  if (literal !== undefined) return literal;
  if (name === 'nil') return undefined;
  return (
    name.split('.').reduce((value: unknown, key) => (value as LiquidScope | null)?.[key], scope) ??
    undefined
  );
}
