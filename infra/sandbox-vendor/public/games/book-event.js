import { h } from '../frame/dom.js';
import { verifierOf } from './book-check.js';

const ORDER = { result: ['1', 'X', '2'], total: ['over', 'under'], lead: ['over', 'under'] };

/** One event: the teams, the score, and a button for each price. Elements stay while numbers change, so that focus does. */
export function eventCard({ event, words, data, toggle }) {
  const { t, odds, count, moment } = words;
  const sport = event.id.split('-')[0];
  let current = event;
  const score = h('p', { class: 'score' });
  const clock = h('p', { class: 'clock' });
  const check = h('a', { class: 'check', target: '_blank', rel: 'noopener', hidden: true }, t('book.check'));
  const buttons = Object.keys(event.prices).map((market) => ({
    market,
    picks: ORDER[market].filter((pick) => pick in event.prices[market]).map((pick) => button(market, pick)),
  }));
  const element = h(
    'article',
    { class: 'fixture', 'aria-label': t('book.versus', { home: event.home, away: event.away }) },
    h(
      'div',
      { class: 'scoreboard' },
      h('b', {}, h('bdi', {}, event.home)),
      score,
      h('b', {}, h('bdi', {}, event.away)),
      clock,
    ),
    check,
    buttons.map(({ market, picks }) =>
      h(
        'fieldset',
        { class: 'prices' },
        h('legend', {}, t(`book.market.${market}`)),
        picks.map(({ label }) => label),
      ),
    ),
  );

  function button(market, pick) {
    const input = h('input', { type: 'checkbox', onchange: () => toggle(current, market, pick, input.checked) });
    const price = h('b', {});
    const name = t(`book.pick.${sport}.${market}.${pick}`, { home: event.home, away: event.away });
    return {
      market,
      pick,
      input,
      price,
      label: h(
        'label',
        { class: 'choice' },
        input,
        h('span', { class: 'choice-face' }, h('span', { class: 'pick-name' }, name), price),
      ),
    };
  }
  function clockText() {
    if (current.status === 'next') return `${current.league} · ${t('book.starts', { time: moment(current.startsAt) })}`;
    if (current.status === 'live')
      return `${current.league} · ${t(`book.minute.${sport}`, { minute: count(current.minute) })}${current.closed ? ` · ${t('book.closed')}` : ''}`;
    return `${current.league} · ${t(`book.status.${current.status}`)}`;
  }

  return {
    element,
    show(next, leg) {
      current = next;
      score.textContent = next.score ? next.score.map(count).join(' : ') : '–';
      const text = clockText();
      if (clock.textContent !== text) clock.textContent = text;
      element.dataset.status = next.status;
      check.hidden = next.status !== 'over';
      if (!check.hidden) check.href = verifierOf(next, data);
      for (const { market, pick, input, price } of buttons.flatMap(({ picks }) => picks)) {
        const now = next.prices[market][pick];
        const shown = now === null ? '–' : odds(now / 100);
        if (price.textContent !== shown) price.textContent = shown;
        input.checked = leg?.market === market && leg.pick === pick;
        input.disabled = now === null && !input.checked;
      }
    },
  };
}
