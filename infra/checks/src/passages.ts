import ts from 'typescript';
import { parse } from './syntax.ts';

/** A part of a file: prose or a name. `at` is its offset. */
export interface Passage {
  kind: 'prose' | 'name';
  text: string;
  at: number;
}

const SCRIPT = /\.(?:ts|tsx|mjs|cjs|js)$/;
const HASH_COMMENTS = /(?:\.ya?ml|\.conf|\/Dockerfile|\.sh)$/;

/** All English of a file: comments, names, messages and texts, without code in backticks. */
export function passagesOf(file: string, text: string): Passage[] {
  if (SCRIPT.test(file)) return ofScript(file, text);
  if (file.endsWith('.md')) return [prose(text, 0)];
  if (file.endsWith('.json')) return ofTexts(text);
  if (file.endsWith('.sql')) return ofSql(text);
  if (file.endsWith('.css')) return matches(text, /\/\*[\s\S]*?\*\//g).map((found) => prose(found.text, found.at));
  if (HASH_COMMENTS.test(file)) return matches(text, /^\s*#.*$/gm).map((found) => prose(found.text, found.at));
  return [];
}

/** The words of a name in kebab-case: `wishesAtom` → `wishes-atom`, `LOCK_TTL_MS` → `lock-ttl-ms`. */
export function nameWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

function ofScript(file: string, text: string): Passage[] {
  const source = parse(file, text);
  const found: Passage[] = [];
  const comments = new Map<number, number>();
  const see = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(prose(node.text, node.pos));
    else {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) comments.set(pos, end);
      for (const { pos, end } of ts.getTrailingCommentRanges(text, node.end) ?? []) comments.set(pos, end);
    }
    if (ts.isIdentifier(node)) found.push({ kind: 'name', text: node.text, at: node.getStart() });
    if ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && !isModule(node))
      found.push(literal((node as ts.LiteralLikeNode).text, node.getStart()));
    // Tokens, too: a block may contain nothing but a comment.
    for (const child of node.getChildren(source)) see(child);
  };
  see(source);
  return [...found, ...joined(text, comments)];
}

/** The path of a module: the name of the file is checked with the file. */
function isModule(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node.parent) ||
    ts.isExportDeclaration(node.parent) ||
    (ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

/** Joins consecutive line comments, so that a sentence may span several lines. */
function joined(text: string, comments: ReadonlyMap<number, number>): Passage[] {
  const runs: { from: number; to: number }[] = [];
  for (const [from, to] of [...comments].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    const follows = last && text.startsWith('//', from) && /^[ \t]*\n[ \t]*$/.test(text.slice(last.to, from));
    if (follows) last.to = to;
    else runs.push({ from, to });
  }
  return runs.map(({ from, to }) => prose(text.slice(from, to), from));
}

function ofTexts(text: string): Passage[] {
  return matches(text, /"(?:[^"\\]|\\.)*"/g).map(({ text: quoted, at }) => {
    const isKey = /^\s*:/.test(text.slice(at + quoted.length));
    const value = JSON.parse(quoted) as string;
    return isKey ? { kind: 'name', text: value, at } : prose(value, at);
  });
}

function ofSql(text: string): Passage[] {
  const comments = matches(text, /(?:--[^\n]*\n?[ \t]*)+|\/\*[\s\S]*?\*\//g);
  const names = matches(blank(text, /--[^\n]*|\/\*[\s\S]*?\*\//g), /[A-Za-z_]\w+/g);
  return [
    ...comments.map((found) => prose(found.text, found.at)),
    ...names.map((found): Passage => ({ kind: 'name', ...found })),
  ];
}

/** A single word is a name (a header, an event, a test id), several words are a message. */
function literal(text: string, at: number): Passage {
  return /\s/.test(text.trim()) ? prose(text, at) : { kind: 'name', text, at };
}

/** Blanks out comment signs and code in backticks, which keeps all offsets. */
function prose(text: string, at: number): Passage {
  return { kind: 'prose', text: blank(blank(text, /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/|--|#(?!#))/gm), /`[^`\n]*`/g), at };
}

function matches(text: string, pattern: RegExp): { text: string; at: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));
}
