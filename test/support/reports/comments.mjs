import ts from 'typescript';

/** The comments of a style sheet: where each begins and ends. */
const rangesInStyles = (text) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: comment }) => ({
    pos: index,
    end: index + comment.length,
  }));

/**
 * The comments of a script, and those of the scripts that its templates hold. The parser finds
 * them, because strings may hold `//` too.
 */
function rangesInScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map();
  const keep = (ranges) => {
    for (const { pos, end } of ranges ?? []) found.set(pos, { pos, end });
  };
  const inTemplate = (start, template) =>
    [...template.matchAll(/^ *\/\/ .*/gm)].map(({ index, 0: line }) => ({
      pos: start + index + line.indexOf('//'),
      end: start + index + line.length,
    }));
  const visit = (node) => {
    if (ts.isTemplateLiteralToken(node)) {
      const start = node.getStart(source);
      keep(inTemplate(start, text.slice(start, node.end)));
    }
    keep(ts.getLeadingCommentRanges(text, node.pos));
    for (const child of node.getChildren(source)) {
      if (ts.isJSDoc(child)) continue;
      keep(ts.getTrailingCommentRanges(text, child.end));
      visit(child);
    }
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

const wordsOf = (line) =>
  line
    .replace(/^\s*(?:\/\/+|\/\*+|\*(?!\/))?/, '')
    .replace(/\*\/\s*$/, '')
    .trim();

/**
 * The comments of a file, each as its lines. Neighbouring lines that begin with `//` are one
 * comment.
 *
 * @param {string} file its name, which tells a style sheet from a script
 * @param {string} text
 * @returns {{ number: number, line: string, words: string }[][]} by comment: the line's number, the
 *   whole line, and the comment's words in it
 */
export function commentsOf(file, text) {
  const lines = text.split('\n');
  const comments = [];
  let last = {};
  for (const { pos, end } of file.endsWith('.css')
    ? rangesInStyles(text)
    : rangesInScript(file, text)) {
    const first = text.slice(0, pos).split('\n').length;
    const comment = text
      .slice(pos, end)
      .split('\n')
      .map((part, index) => ({
        number: first + index,
        line: lines[first + index - 1],
        words: wordsOf(part),
      }));
    const isOneLine = text.startsWith('//', pos);
    const goesOn = isOneLine && last.isOneLine && /^\n[ \t]*$/.test(text.slice(last.end, pos));
    if (goesOn) comments.at(-1).push(...comment);
    else comments.push(comment);
    last = { end, isOneLine };
  }
  return comments;
}

const dialect = /^(?:What|Whoever|Who|Those|Where it)\b/;

/**
 * The sentences of a comment that begin without a subject, and are hard to read alone.
 *
 * @param {{ number: number, words: string }[]} comment
 * @returns {{ number: number, sentence: string }[]}
 */
export function dialectIn(comment) {
  const found = [];
  let sentence = '';
  let number = 0;
  const close = () => {
    if (dialect.test(sentence) && !/\?\W*$/.test(sentence)) found.push({ number, sentence });
    sentence = '';
  };
  for (const { number: at, words } of comment) {
    // an empty line, a tag and an entry of a list begin anew
    if (/^(?:$|@|- )/.test(words)) close();
    const said = words.replace(/^(?:@\w+\s+(?:\{.*?\}\s*)?|- )/, '');
    for (const part of said.split(/(?<=[.:;!?…][”"')]*)\s+(?=[A-Z])/)) {
      if (sentence && /[.:;!?…][”"')]*$/.test(sentence)) close();
      if (!sentence) number = at;
      sentence = sentence ? `${sentence} ${part}` : part;
    }
  }
  close();
  return found;
}
