import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInputHash } from './input-hash.ts';
import { ownPackage } from './own-package.ts';

/** A package that remotes share at run time: one with a `src/kit.ts`. */
export interface Kit {
  /** `@atrium/lobby` */
  name: string;
  /** Without scope: its folder in a built version. */
  short: string;
  folder: string;
  /** Version and content, `1.0.0+0a1b2c3d`: equal names have equal bytes. */
  version: string;
  /** The versions of it that a remote built with this one can use. */
  range: string;
  /** The imports that it answers. */
  answers: ReadonlySet<string>;
}

const EXPORTS_ALL = /^export \* from '([^']+)';$/gm;

/** The kits that the package in `folder` depends on. `root` is the checkout. */
export function kitsOf(folder: string, root = dirname(dirname(folder))): Kit[] {
  const inputHash = createInputHash(root);
  return ownPackage(folder).dependencies.flatMap((name) => {
    const linked = join(folder, 'node_modules', name);
    const list = join(linked, 'src/kit.ts');
    if (!name.startsWith('@atrium/') || !existsSync(list)) return [];
    const { name: short, version } = ownPackage(linked);
    return {
      name,
      short,
      folder: realpathSync(linked),
      version: `${version}+${inputHash(linked).slice(0, 8)}`,
      range: `^${version}`,
      answers: new Set([...readFileSync(list, 'utf8').matchAll(EXPORTS_ALL)].map(([, request]) => request!)),
    };
  });
}

/** The request that stands for all imports which a kit answers. */
export const kitRequest = ({ name }: Pick<Kit, 'name'>): string => `${name}/kit`;
