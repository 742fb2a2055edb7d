import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever the drawing code changes, so that browsers may cache a picture for ever. */
let version: string | undefined;

function drawnBy(): string {
  const hash = createHash('sha256');
  for (const folder of [
    join(import.meta.dirname, '..', '..', 'node_modules', '@atrium', 'art', 'src'),
    import.meta.dirname,
  ]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$/.test(file)) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

/** The data that a cover is drawn from. */
export interface CoverOf {
  id: string;
  category: string;
  title: string;
  vendor: string;
}

export function pictureHash(...drawnFrom: string[]): string {
  version ??= drawnBy();
  return createHash('sha256')
    .update([version, ...drawnFrom].join('|'))
    .digest('hex')
    .slice(0, 10);
}

/** Address of a game's cover; it changes with the game's name, its vendor and the drawing code. */
export const coverAddress = ({ id, category, title, vendor }: CoverOf): string =>
  `/art/covers/${id}.webp?v=${pictureHash(id, category, title, vendor)}`;

/** Address of another drawn picture, by folder and name. */
export const pictureAddress = (folder: string, name: string): string =>
  `/art/${folder}/${name}.svg?v=${pictureHash(folder, name)}`;
