const optional = / \| undefined/g;
const code = (text) => `\`${text}\``;
const cell = (text = '') =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();

function table(head, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const section = (title, head, rows) =>
  rows.length > 0 ? `## ${title}\n\n${table(head, rows)}\n` : '';

const typeOf = ({ type }) => (type?.text ? code(type.text.replace(optional, '')) : '');

/** Returns a member's own default, where the manifest has a plain value. */
const defaultOf = ({ default: value }) =>
  value && value !== 'undefined' ? code(value.replaceAll("'", '')) : '';

/** The page of the reference on one element. */
export function elementPage({ modules }, tag) {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  const element = declarations.find(({ tagName }) => tagName === tag);
  const fields = element.attributes.map(({ fieldName }) => fieldName);
  const own = element.members.filter((member) => !member.static && member.privacy !== 'private');
  const methods = own.filter(({ kind }) => kind === 'method');
  const properties = own.filter(({ kind }) => kind === 'field');
  const others = properties.filter(({ name }) => !fields.includes(name));
  const fieldOf = (name) => properties.find((property) => property.name === name) ?? {};

  return [
    frontMatter(tag),
    `# ${code(`<${tag}>`)}\n`,
    `Each build makes this page from the package’s manifest, \`custom-elements.json\`. [The guide](/guides/${tag}) explains how the parts work together.\n`,
    `<LiveExample name="${tag}" />\n`,
    section(
      'Attributes',
      ['attribute', 'property', 'type', 'default', 'meaning'],
      element.attributes.map((attribute) => [
        code(attribute.name),
        code(attribute.fieldName),
        typeOf(attribute),
        defaultOf({ ...fieldOf(attribute.fieldName), ...attribute }),
        attribute.description,
      ]),
    ),
    section(
      'Properties',
      ['property', 'type', 'meaning'],
      others.map((property) => [
        code(property.name) + (property.readonly ? ' (read-only)' : ''),
        typeOf(property),
        property.description,
      ]),
    ),
    section(
      'Methods',
      ['method', 'returns', 'effect'],
      methods.map((method) => [
        code(`${method.name}(${parametersOf(method)})`),
        method.return?.type?.text ? code(method.return.type.text) : '',
        method.description,
      ]),
    ),
    section(
      'Events',
      ['event', 'class', 'details', 'when'],
      element.events.map((event) => [
        code(event.name),
        typeOf(event),
        detailsOf(declarations, event),
        event.description,
      ]),
    ),
    section(
      'Slots',
      ['slot', 'meaning'],
      element.slots.map(({ name, description }) => [name ? code(name) : 'default', description]),
    ),
    section('Parts', ['part', 'meaning'], named(element.cssParts)),
    section(
      'Custom properties',
      ['custom property', 'meaning', 'default'],
      element.cssProperties.map(({ name, description = '', default: value }) => {
        const [meaning, told] = description.split(/; default /);
        return [code(name), meaning, value ? code(value) : told?.replace(/\.$/, '')];
      }),
    ),
    section(
      'States',
      ['state', 'meaning'],
      element.cssStates.map(({ name, description }) => [code(`:state(${name})`), description]),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

const frontMatter = (tag) => `---
description: Attributes, properties, methods, events, slots, parts, custom properties and states of ${tag}.
---
`;

const named = (entries) => entries.map(({ name, description }) => [code(name), description]);

const parametersOf = ({ parameters = [] }) =>
  parameters.map(({ name, optional: may }) => (may ? `${name}?` : name)).join(', ');

/** Returns the fields of an event's class, which carry what the event tells. */
function detailsOf(declarations, { type }) {
  const { members = [] } = declarations.find(({ name }) => name === type?.text) ?? {};
  return members
    .filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic)
    .map((member) => `${code(member.name)}: ${typeOf(member) || 'any'}`)
    .join(', ');
}
