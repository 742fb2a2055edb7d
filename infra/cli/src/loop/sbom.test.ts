import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sbomTool } from '../tools/tools.ts';

const root = resolve(import.meta.dirname, '../../../..');

it('the bill of materials is CycloneDX and has every package of the catalogue, with its version and hash', () => {
  const [script, ...args] = sbomTool([]);
  const bill = JSON.parse(
    execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }),
  ) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string; externalReferences?: { hashes?: unknown[] }[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const hashed = bill.components.filter(({ externalReferences }) =>
    externalReferences?.some(({ hashes }) => hashes?.length),
  );
  const listed = new Set(hashed.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`));
  const [, catalogue = ''] =
    /^catalog:\n((?: {2}.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const wanted = [...catalogue.matchAll(/^ {2}"?([^":]+)"?: "?([\d.][^"\s]*)"?/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((each) => !listed.has(each))).toEqual([]);
});
