import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { containerName } from '@atrium/remote-contract/container-name';

/** The configuration that webpack's command line would use in the remote's folder. */
function configurationOf(folder: string, name: 'remote' | 'shell') {
  const script = `import { ${name} } from '${join(import.meta.dirname, `${name}.ts`)}'; const { output, target } = await ${name}(); console.log(JSON.stringify({ output, target }));`;
  const cwd = join(import.meta.dirname, '../fixtures/house', folder);
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd, encoding: 'utf8' }));
}

it('[9-03] sets the time-out of a chunk to 120 seconds, in the shell and in every remote', () => {
  expect(configurationOf('shell', 'shell').output.chunkLoadTimeout).toBe(120_000);
  expect(configurationOf('remotes/parlour', 'remote').output.chunkLoadTimeout).toBe(120_000);
});

it('includes the version in the name of a container, so that two versions can run in one page', () => {
  expect(containerName('sea-lottery', '1.4.1-dev.0a1b2c3d')).toBe('sea_lottery_1_4_1_dev_0a1b2c3d');
  expect(configurationOf('remotes/parlour', 'remote').output.uniqueName).toBe('parlour_1_0_0');
});

it('loads scripts from other origins with their hashes', () => {
  expect(configurationOf('remotes/parlour', 'remote').output.crossOriginLoading).toBe('anonymous');
});
