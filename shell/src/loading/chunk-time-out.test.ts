import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const SCRIPT =
  "const { default: configuration } = await import('./webpack.config.ts'); process.stdout.write(String((await configuration()).output.chunkLoadTimeout));";

it.each(['shell', 'remotes/slots', 'remotes/member-centre'])(
  '[9-03] a chunk of %s that does not arrive fails after 120 seconds',
  (folder) => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT];
    expect(execFileSync(process.execPath, args, { cwd: join(ROOT, folder), encoding: 'utf8' })).toBe('120000');
  },
);
