import { h } from './dom.js';
import { createSheet } from './sheet.js';

/** The last rounds with their outcome, marked as a look back. */
export function historySheet({ words, rounds, describe }) {
  const { t, money, time, zone } = words;
  let latest = [];
  const open = createSheet(t('controls.history'), t('sheet.close'), () => {
    if (latest.length === 0) return [h('p', {}, t('history.none'))];
    const head = [
      `${t('history.time')} (${zone})`,
      ...['history.outcome', 'controls.stake', 'history.back', 'history.round'].map((key) => t(key)),
    ];
    const rows = latest.map((round) =>
      h(
        'tr',
        {},
        h('td', {}, time(round.at)),
        h('td', {}, round.shown && round.payout !== null ? describe(round.shown) : t(`history.${round.status}`)),
        h('td', { class: 'number' }, money(round.stake)),
        h(
          'td',
          { class: 'number' },
          round.payout === null || round.status === 'void' || round.status === 'refused' ? '–' : money(round.payout),
        ),
        h('td', { class: 'mono' }, round.id),
      ),
    );
    return [
      h('p', { class: 'note' }, t('history.note')),
      h(
        'div',
        { class: 'scroll' },
        h(
          'table',
          {},
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              head.map((name) => h('th', { scope: 'col' }, name)),
            ),
          ),
          h('tbody', {}, rows),
        ),
      ),
    ];
  });
  return async () => {
    latest = await rounds();
    open();
  };
}
