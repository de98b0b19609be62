import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './pages.mjs';

const parse = (path) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);

const filesIn = (folder, names) =>
  readdirSync(join(root, folder))
    .filter((name) => names.test(name))
    .map((name) => parse(`${folder}/${name}`));

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const cell = (text) => oneLine(text).replaceAll('|', '\\|');

/** Returns each interface's sentences: name, type and comment. */
function interfacesOf(source) {
  return source.statements.filter(ts.isInterfaceDeclaration).map((statement) => ({
    name: statement.name.text,
    about: commentOf(statement),
    sentences: statement.members.filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText(),
      type: oneLine(member.type?.getText() ?? ''),
      about: commentOf(member),
    })),
  }));
}

const commentOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

/** Returns the English sentences that are plain texts, by their names. */
function englishTexts() {
  const texts = new Map();
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      texts.set(node.name.getText(), node.initializer.text);
    ts.forEachChild(node, visit);
  };
  for (const source of filesIn('src/i18n', /^en-.*\.ts$/)) visit(source);
  return texts;
}

/** The page of the reference on the sentences that a shop may replace. */
export function messagesPage() {
  const english = englishTexts();
  const groups = filesIn('src/domain/messages', /messages\.ts$/)
    .flatMap(interfacesOf)
    .filter(({ sentences }) => sentences.length > 0);
  return [
    '---\ndescription: Every sentence that a shopper may read, and how to replace it.\n---\n',
    '# Messages\n',
    'Each build makes this page from the types of the sentences. [Your own sentences](/guides/languages#your-own-sentences) shows how to replace them.\n',
    ...groups.map(groupOf(english)),
  ].join('\n');
}

const groupOf =
  (english) =>
  ({ name, about, sentences }) => {
    const rows = sentences.map(({ name: message, type, about: meaning }) => {
      const text = type === 'string' ? english.get(message) : undefined;
      const shown = text ? `“${cell(text)}”` : `\`${cell(type)}\``;
      return `| \`${message}\` | ${shown} | ${cell(meaning)} |`;
    });
    const head = ['| message | English text, or its function | meaning |', '| --- | --- | --- |'];
    const intro = about ? `${oneLine(about)}\n\n` : '';
    return `## ${name}\n\n${intro}${[...head, ...rows].join('\n')}\n`;
  };
