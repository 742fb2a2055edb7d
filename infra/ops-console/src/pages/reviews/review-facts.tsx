import type { Review } from '@atrium/contracts/operator-reviews';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** Facts that are minor units of the review's currency. */
const AMOUNTS = new Set(['cash', 'deposits', 'withdrawals', 'staked', 'returned', 'paid', 'received', 'missing']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** The basis of a decision: the member's money and play, the target account, and comments. */
export function ReviewFacts({ review: { facts, currency } }: { review: Review }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const { full, number } = useFormat();
  const name = (fact: string) => (i18n.exists(`facts.${fact}`) ? t(`facts.${fact}`) : fact);
  const shown = (fact: string, value: Review['facts'][string]) => {
    if (value === null || value === '') return '–';
    if (fact === 'onABreak' || fact === 'otherOnABreak')
      return <State tone={value ? 'bad' : 'good'}>{t(value ? 'yes' : 'no')}</State>;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return number(value);
    if (currency && AMOUNTS.has(fact)) return money(value, currency);
    if (INSTANT.test(value)) return full(value);
    if (fact === 'document' && i18n.exists(`identityDocuments.${value}`)) return t(`identityDocuments.${value}`);
    if (fact === 'because' && i18n.exists(`holds.${value}`)) return t(`holds.${value}`);
    if (fact === 'answer' && i18n.exists(`answers.${value}`)) return t(`answers.${value}`);
    return <bdi>{value}</bdi>;
  };
  return (
    <Facts
      facts={Object.entries(facts).map(([fact, value]) => ({ key: fact, name: name(fact), value: shown(fact, value) }))}
    />
  );
}
