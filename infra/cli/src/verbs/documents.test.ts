import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { atriumProgram } from './atrium-command.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const WRITTEN = /npm run -s atrium -- ((?:'[^']*'|[^'`\n#])+)/g;
/** Of every command. */
const GLOBAL = /^(?:--(?:as|brand) \S+ |--json )+/;

const nothing = { out: () => {}, err: () => {} };
const program = atriumProgram(ROOT, { PATH: process.env.PATH }, nothing, () => {});

/** What is wrong with a command as a document writes it. `…` leaves the rest to the reader, and so does `--help`. */
function faultsOf(written: string): string[] {
  const words = written
    .replaceAll(/"[^"]*"|'[^']*'/g, 'TEXT')
    .replace(GLOBAL, '')
    .trim()
    .split(/\s+/);
  let command: Command = program;
  while (true) {
    const next = command.commands.find((one) => one.name() === words[0]);
    if (!next) break;
    command = next;
    words.shift();
  }
  const isOpen = words.at(-1) === '…' || words.includes('--help');
  if (command.commands.length > 0) return isOpen ? [] : [`${words[0] ?? 'nothing'} is no command of ${command.name()}`];
  const options: string[] = [];
  const values: string[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!word.startsWith('--')) values.push(word);
    else if (options.push(word) && command.options.find(({ long }) => long === word)?.required) words.shift();
  }
  const known = [...command.options.map(({ long }) => long), '--help', '--json'];
  const unknown = options.filter((option) => !known.includes(option)).map((option) => `${option} is unknown`);
  if (isOpen) return unknown;
  const needed = command.registeredArguments.filter(({ required }) => required);
  return [
    ...unknown,
    ...command.options
      .filter(({ mandatory, long }) => mandatory && !options.includes(long!))
      .map(({ long }) => `${long} is missing`),
    ...(values.length < needed.length ? [`${needed[values.length]!.name()} is missing`] : []),
  ];
}

const HOW_TO = readdirSync(join(ROOT, 'docs/how-to')).map((file) => `docs/how-to/${file}`);

it.each(['README.md', 'docs/runbooks.md', 'docs/scale.md', 'infra/deploy/README.md', ...HOW_TO])(
  '%s has commands that exist, with the options and arguments that they need',
  (file) => {
    const commands = [...readFileSync(join(ROOT, file), 'utf8').matchAll(WRITTEN)].map(([, written]) =>
      written!.trim(),
    );
    const faults = commands.flatMap((written) => faultsOf(written).map((fault) => `${written}: ${fault}`));
    expect(faults).toEqual([]);
  },
);

it.each([
  ['vendor rotate-secret PG', ['--reason is missing']],
  ['vendor rotate-secret --reason R', ['code is missing']],
  ['vendor turn PG', ['turn is no command of vendor']],
  ['rollback slots --fast', ['--fast is unknown']],
])('finds what is wrong with %s', (written, faults) => {
  expect(faultsOf(written)).toEqual(faults);
});
