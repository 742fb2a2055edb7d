import { MARKET_CUTS } from '../../market-cuts.ts';
import type { RuleSet } from '../../rule-sets.ts';
import { marketPlays } from './market-plays.ts';
import { ticket } from './ticket.ts';

const market =
  (family: keyof typeof MARKET_CUTS): RuleSet =>
  (_house, _drawDay, cuts = MARKET_CUTS[family]) =>
    marketPlays(family, cuts);

/** The rule sets of Thai-style markets, one per family. Source: domain.md 4.8. */
export const MARKET_SETS = {
  thai: market('thai'),
  'thai-state': (house, drawDay, cuts) => [...market('thai-state')(house, drawDay, cuts), ticket],
  hanoi: market('hanoi'),
  lao: market('lao'),
  yeekee: market('yeekee'),
  stock: market('stock'),
} satisfies Record<string, RuleSet>;
