import { h } from '../frame/dom.js';

/** The rules of the book: bets, prices, cash-out, the draw of the matches, the share that is paid back. */
export function rulesOf({ data: { facts, publishedReturn }, words }) {
  const { t, count, perCent } = words;
  return [
    h('p', {}, t(`book.rules.${facts.sport}`, { minutes: count(facts.minutes) })),
    h('p', {}, t('book.rule', { most: count(facts.mostLegs) })),
    h('p', {}, t('book.moves')),
    h('p', {}, t('book.voids')),
    h('p', {}, t('book.cashOutRule', { share: perCent(facts.keptAtCashOut / 100) })),
    h('p', {}, t('book.sealed')),
    h('p', {}, t('book.share', { most: perCent(publishedReturn[1]), least: perCent(publishedReturn[0]) })),
    h('p', { class: 'note' }, t('pays.fault')),
  ];
}
