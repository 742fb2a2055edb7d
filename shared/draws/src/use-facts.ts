import { factsOf } from '@atrium/lottery-rules/facts';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { useTranslation } from 'react-i18next';
import { useNames } from './board/play-name.ts';

/** What people read first in a result, in words. `letter` is the short form of a word where there is one. */
export interface FactWords {
  readonly sum: number;
  readonly size: Side | null;
  readonly parity: Side;
  /** First number against the last one. */
  readonly race: string | null;
}
interface Side {
  readonly word: string;
  readonly letter: string;
  /** The side that is drawn filled. */
  readonly filled: boolean;
}

/** The facts of results in the member's language; null where a family's results are lists of prizes, or a text is none. */
export function useFacts(): (family: string, result: string) => FactWords | null {
  const { t } = useTranslation('draws');
  const names = useNames();
  const sideOf = (side: 'big' | 'small' | 'odd' | 'even'): Side => ({
    word: names.value(side),
    letter: t(`trends.letters.${side}`),
    filled: side === 'big' || side === 'odd',
  });
  return (family, text) => {
    const result = isFamily(family) ? parseResult(family, text) : null;
    const facts = result && isFamily(family) ? factsOf(family, result) : null;
    return (
      facts && {
        sum: facts.sum,
        size: facts.size === 'push' ? null : sideOf(facts.size),
        parity: sideOf(facts.parity),
        race: facts.dragonTiger && names.value(facts.dragonTiger),
      }
    );
  };
}
