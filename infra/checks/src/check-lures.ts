import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@atrium/contracts/languages';
import type { Check } from './check.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/** Words of each language that urge to win losses back: a pattern by the language's tag. */
const LURES = Object.entries(
  JSON.parse(readFileSync(new URL('lures.json', import.meta.url), 'utf8')) as Record<string, string>,
).map(([tag, pattern]) => [tag, new RegExp(pattern, 'i')] as const);
/** A page that warns names what it warns of. */
const WARNS = /responsible|protection|warning/i;
const TEXTS = /\/locales\/(?:[\w-]+\/)*([\w-]+)\.json$/;

/** No text for members urges them to win losses back. Source: RG-18. */
export const checkLures: Check = {
  name: 'no text urges to win losses back',
  run: (tree: SourceTree) => [
    ...LANGUAGES.filter(({ texts, tag }) => texts && !LURES.some(([one]) => one === tag)).map(
      ({ english }) => `infra/checks/src/lures.json has no words of ${english}.`,
    ),
    ...tree.files.flatMap((file) => {
      const tag = TEXTS.exec(file)?.[1];
      const lure = LURES.find(([one]) => one === tag)?.[1];
      if (!lure || isTest(file)) return [];
      return textsOf(JSON.parse(tree.read(file)))
        .filter(([key, text]) => !WARNS.test(key) && lure.test(text))
        .map(([key, text]) => `${file}: ${key} urges to win losses back: "${text}"`);
    }),
  ],
};

function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  );
}
