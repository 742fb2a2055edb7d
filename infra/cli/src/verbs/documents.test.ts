import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAtrium } from '../testing/run-atrium.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const COMMAND = /npm run -s atrium -- ([^`\n#]+)/g;
/** Options of every command; `--help` alone asks for them all. */
const GLOBAL = ['--json', '--as', '--brand', '--help'];

interface Command {
  /** Its words before the first argument. */
  verb: string[];
  options: string[];
  /** The document leaves the rest to the reader: `signing-keys …`. */
  isGroup: boolean;
}

function commandsOf(file: string): Command[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(COMMAND)].flatMap(([, line]) => {
    const words = line!
      .replaceAll(/"[^"]*"/g, 'TEXT')
      .replace(/^(?:--(?:as|brand) \S+ )+/, '')
      .trim()
      .split(/\s+/);
    const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
    const verb = end < 0 ? words : words.slice(0, end);
    const options = words.filter((word) => word.startsWith('--') && !GLOBAL.includes(word));
    return verb.length > 0 ? [{ verb, options, isGroup: words.at(-1) === '…' }] : [];
  });
}

it.each(['README.md', 'docs/runbooks.md', 'infra/deploy/README.md'])(
  '%s names commands and options that exist',
  async (file) => {
    const commands = commandsOf(file);
    expect(commands.length).toBeGreaterThan(1);
    for (const { verb, options, isGroup } of commands) {
      const help = await runAtrium([...verb, '--help'], { PATH: process.env.PATH });
      const [, known = ''] = /^Usage: atrium ((?:[a-z-]+ )*)/.exec(help.stdout) ?? [];
      // A word that is no command leaves the help of the group above it.
      expect([verb, help.stderr, help.stdout.includes('[command]')]).toEqual([verb, '', isGroup]);
      expect(`${verb.join(' ')} `.startsWith(known) && known !== '').toBe(true);
      for (const option of options) expect(help.stdout).toContain(option);
    }
  },
);
