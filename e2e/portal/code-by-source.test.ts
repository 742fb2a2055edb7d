import { charactersBySource, costsOf, packageOfSource } from './code-by-source.ts';

describe('the packages of a script', () => {
  it('counts each character for the source that its map names', () => {
    // Four characters of a.ts, then six of b.ts, on one line.
    const map = {
      version: 3,
      sources: ['a.ts', 'b.ts'],
      names: [],
      mappings: 'AAAA,ICAA',
      file: '',
      sourceRoot: '',
      sourcesContent: [],
    };
    expect([...charactersBySource('aaaabbbbbb', map as never)]).toEqual([
      ['a.ts', 4],
      ['b.ts', 6],
    ]);
  });

  it.each([
    ['webpack://slots_1_0_0/../../shared/lobby/src/lobby-page.tsx', 'shared/lobby'],
    ['webpack://slots_1_0_0/./src/lobby/slots-page.tsx', undefined],
    [
      'webpack://slots_1_0_0/../../node_modules/.pnpm/minisearch@7.1.2/node_modules/minisearch/dist/es/index.js',
      'minisearch',
    ],
    [
      'webpack://x/../../node_modules/.pnpm/@radix-ui+react-dialog@1/node_modules/@radix-ui/react-dialog/dist/index.mjs',
      '@radix-ui/react-dialog',
    ],
  ])('names the package of %s', (source, name) => {
    expect(packageOfSource(source)).toBe(name);
  });

  it('counts what a second script contains once more, and nothing else', () => {
    const lobby = 'x/shared/lobby/src/lobby-page.tsx';
    expect(
      costsOf([
        { source: lobby, script: 'slots.js', bytes: 100 },
        { source: lobby, script: 'live.js', bytes: 80 },
        { source: 'x/shared/lobby/src/cover.tsx', script: 'live.js', bytes: 20 },
        { source: 'x/shared/ui/src/button.tsx', script: 'shell.js', bytes: 5 },
        { source: 'webpack/bootstrap', script: 'slots.js', bytes: 9 },
      ]),
    ).toEqual([
      { package: 'shared/lobby', bytes: 200, againBytes: 80 },
      { package: 'shared/ui', bytes: 5, againBytes: 0 },
    ]);
  });
});
