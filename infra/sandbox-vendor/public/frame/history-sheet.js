import { h } from './dom.js';
import { createSheet } from './sheet.js';

const hasPaid = ({ payout, status }) => payout !== null && status !== 'void' && status !== 'refused';

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
    // On a phone a round is a card, and browsers then drop the roles of a table.
    const cell = (at, value, more = {}) => h('td', { role: 'cell', 'data-head': head[at], ...more }, value);
    const rows = latest.map((round) =>
      h(
        'tr',
        { role: 'row' },
        cell(0, time(round.at), { 'data-zone': zone }),
        cell(1, round.shown && round.payout !== null ? describe(round.shown) : t(`history.${round.status}`)),
        cell(2, money(round.stake), { class: 'number' }),
        cell(3, hasPaid(round) ? money(round.payout) : '–', { class: 'number' }),
        cell(4, round.id, { class: 'mono' }),
      ),
    );
    return [
      h('p', { class: 'note' }, t('history.note')),
      h(
        'table',
        { role: 'table', class: 'rounds' },
        h(
          'thead',
          { role: 'rowgroup' },
          h(
            'tr',
            { role: 'row' },
            head.map((name, at) =>
              h('th', { role: 'columnheader', scope: 'col', class: at === 2 || at === 3 ? 'number' : '' }, name),
            ),
          ),
        ),
        h('tbody', { role: 'rowgroup' }, rows),
      ),
    ];
  });
  return async () => {
    latest = await rounds();
    open();
  };
}
