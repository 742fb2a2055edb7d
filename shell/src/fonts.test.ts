import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brands } from '@atrium/ui/brands';

const faces = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const tokens = readFileSync(createRequire(import.meta.url).resolve('@atrium/ui/tokens.css'), 'utf8');

it('brings letters that systems may lack, in faces that every font of the site falls back to', () => {
  const families = [...new Set([...faces.matchAll(/font-family: "([^"]+)"/g)].map((match) => match[1]!))];
  expect(families).toEqual(['Noto Sans Thai', 'Hangul']);
  const stacks = [...tokens.matchAll(/--font-(?:text|display|cover):([^;]+);/g)].map((match) => match[1]!);
  expect(stacks.length).toBeGreaterThan(2);
  for (const stack of stacks) for (const family of families) expect(stack).toContain(`"${family}"`);
});

it('has a file behind every face', () => {
  const files = [...faces.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1]!);
  expect(files).toHaveLength(3);
  for (const file of files)
    expect([file, existsSync(createRequire(import.meta.url).resolve(file))]).toEqual([file, true]);
});

it('pins headings at the width and weight that their brand gives them', () => {
  const headings = readFileSync(new URL('./headings.css', import.meta.url), 'utf8');
  for (const { shape } of Object.values(brands)) {
    const family = shape['font-display']!.match(/^"([^"]+ Heading)"/)![1]!;
    const face = headings.split('@font-face').find((each) => each.includes(`"${family}"`))!;
    expect([family, face]).toEqual([
      family,
      expect.stringContaining(`?wdth=${shape['display-stretch']!.replace('%', '')}&wght=${shape['display-weight']}"`),
    ]);
    expect(face).toContain(`font-weight: ${shape['display-weight']};`);
    expect(face).toContain(`font-stretch: ${shape['display-stretch']};`);
  }
});
