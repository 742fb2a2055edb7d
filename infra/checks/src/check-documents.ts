import { posix } from 'node:path';
import type { Check } from './check.ts';
import type { SourceTree } from './source-tree.ts';

/** Documents that lead through the repository: each path in backticks exists. Other READMEs name paths of their own package. */
const GUIDES = /^(?:docs|\.github)\/|^[^/]+\.md$/;
const PATH = /^(?:shell|remotes|shared|infra|e2e|docs|\.github)\/[^\s]*$/;
/** From here on a path is a pattern: `remotes/<name>/remote.ts`, `docs/adr/*.md`. */
const PLACEHOLDER = /[<*{…]/;
const FENCED = /^(```|~~~)[\s\S]*?^\1\s*$/gm;
const CODE = /`([^`\n]+)`/g;
const LINKS = [/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g, /^ {0,3}\[[^\]]+\]:\s*(\S+)/gm, /\b(?:src|srcset|href)="([^"]+)"/g];
/** An address of the web, a page of a site, or a mail address. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/** Links between documents lead to a file and a heading that exist, and guides name only existing paths. */
export const checkDocuments: Check = {
  name: 'links of documents lead somewhere, guides name existing paths',
  run: (tree) =>
    tree.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const text = blank(tree.read(file), FENCED);
        return [...linkProblems(file, text, tree), ...(GUIDES.test(file) ? pathProblems(file, text, tree) : [])];
      }),
};

function linkProblems(file: string, text: string, tree: SourceTree): string[] {
  const prose = blank(text, CODE);
  const targets = LINKS.flatMap((link) => [...prose.matchAll(link)]);
  return targets.flatMap(({ 1: target = '', index }) => {
    if (ELSEWHERE.test(target)) return [];
    const [path = '', heading] = decodeURI(target).split('#');
    const to = path === '' ? file : posix.join(posix.dirname(file), path);
    const place = `${file}:${lineOf(text, index)} links to ${target}`;
    if (to.startsWith('..') || !tree.has(to)) return [`${place}, which does not exist.`];
    if (heading === undefined || !to.endsWith('.md') || headingsOf(tree.read(to)).has(heading)) return [];
    return [`${place}, and ${to} has no such heading.`];
  });
}

function pathProblems(file: string, text: string, tree: SourceTree): string[] {
  return [...text.matchAll(CODE)].flatMap(({ 1: path = '', index }) => {
    if (!PATH.test(path)) return [];
    const at = path.search(PLACEHOLDER);
    const known = at < 0 ? path : path.slice(0, path.lastIndexOf('/', at));
    return tree.has(known) ? [] : [`${file}:${lineOf(text, index)} names \`${path}\`, which does not exist.`];
  });
}

/** The anchors that a page shows for its headings: lower case, hyphens, no punctuation. */
function headingsOf(text: string): Set<string> {
  return new Set(
    [...blank(text, FENCED).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

/** Keeps every line where it is. */
const blank = (text: string, what: RegExp): string => text.replace(what, (found) => found.replace(/[^\n]/g, ' '));
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
