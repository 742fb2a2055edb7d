import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

it('keeps the loaders of a build, with components that are refreshed in place, and is a valid configuration', () => {
  const folder = join(import.meta.dirname, '../../fixtures/house/remotes/parlour');
  const build = JSON.stringify({ folder, output: join(folder, 'dist'), name: 'parlour', version: '1.0.0' });
  const script = `
    import webpack from 'webpack';
    import { developmentRemote } from '${join(import.meta.dirname, 'development-remote.ts')}';
    import { remoteConfiguration } from '${join(import.meta.dirname, '../remote-configuration.ts')}';
    const configuration = developmentRemote(${build});
    webpack.validate(configuration);
    const loaders = ({ module }) => module.rules[0].use;
    console.log(JSON.stringify([loaders(remoteConfiguration(${build})), loaders(configuration)]));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const [built, developed] = JSON.parse(output) as { loader: string; options?: object }[][];
  expect(developed!.map(({ loader }) => loader)).toEqual(built!.map(({ loader }) => loader));
  expect(developed![0]!.options).toMatchObject({ jsc: { transform: { react: { refresh: true } } } });
});
