import { stripVTControlCharacters } from 'node:util';

const LINES = 12;
const LINE_CHARACTERS = 300;
const TOOLS_OWN_FRAME = /^\s+at .*(node_modules|node:|<anonymous>)/;

/** The first lines of a failure's message, indented for the summary: a log that keeps only its end then shows the cause. */
export function openingOf(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !TOOLS_OWN_FRAME.test(line))
    .slice(0, LINES)
    .map((line) => `\n        ${line.slice(0, LINE_CHARACTERS)}`)
    .join('');
}
