import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runningPortal } from './running-portal.ts';

const root = resolve(import.meta.dirname, '../..');
const COPIED = ['package.json', 'remote.ts', 'webpack.config.ts', 'src', 'locales'];

export interface DevelopmentServer {
  /** The address that it prints: the page of the site that asks whether to show this build. */
  link: string;
  origin: string;
  /** Saves a change of one file of the copy. */
  edit(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/** `pnpm dev` of a copy of a remote, against the portal under test. A story edits the copy. */
export async function developRemote(name: string): Promise<DevelopmentServer> {
  const home = mkdtempSync(join(tmpdir(), 'atrium-develop-'));
  const folder = join(home, 'remotes', name);
  for (const part of COPIED) cpSync(join(root, 'remotes', name, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'remotes', name, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'shell'), join(home, 'shell'));
  const { site, varFolder } = runningPortal();
  const env = { ...process.env, ATRIUM_SITE_URL: site, ATRIUM_VAR: varFolder };
  const server = spawn(process.execPath, [join(root, 'infra/build/bin/webpack.mjs'), 'serve'], { cwd: folder, env });
  const link = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const printed = /https?:\/\/\S+\?override=\S+/.exec(output)?.[0];
        if (printed) resolve(printed);
      });
    }
    server.once('exit', () => reject(new Error(`The development server ended.\n${output}`)));
  });
  return {
    link,
    origin: new URL(link.slice(link.indexOf('@') + 1)).origin,
    edit(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
