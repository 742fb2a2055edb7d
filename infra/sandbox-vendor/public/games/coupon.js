import { choiceGroup } from '../frame/choice-group.js';
import { h } from '../frame/dom.js';

const PICKS = ['1', 'X', '2'];

/** A coupon of three matches: pick results, place it, watch them being played. */
export function createGame({ data, words }) {
  const { t, odds, count, perCent } = words;
  const cards = h('div', { class: 'fixtures' });
  const total = h('p', { class: 'total' });
  const stage = h(
    'section',
    { class: `stage pitch ${data.facts.sport}`, 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    h('p', { class: 'pitch-lead' }, t(`coupon.${data.facts.sport}`)),
    cards,
    total,
  );
  let offer;
  let rows = [];

  function draw(fixtures, picks = {}) {
    rows = fixtures.map((fixture) => {
      const names = [
        t('coupon.home', { team: fixture.home }),
        t('coupon.draw'),
        t('coupon.home', { team: fixture.away }),
      ];
      const options = [
        ...PICKS.map((pick, index) => ({
          value: pick,
          content: [h('span', { class: 'pick-name' }, names[index]), h('b', {}, odds(fixture.odds[index] / 100))],
        })),
        { value: '', tone: 'none', content: [t('coupon.none')] },
      ];
      const group = choiceGroup(
        t('coupon.versus', { home: fixture.home, away: fixture.away }),
        fixture.id,
        options,
        picks[fixture.id] ?? '',
      );
      group.onChange(sum);
      const score = h('p', { class: 'score' }, '–');
      const clock = h('p', { class: 'clock' }, t('coupon.soon'));
      const element = h(
        'article',
        { class: 'fixture' },
        h('div', { class: 'scoreboard' }, h('b', {}, fixture.home), score, h('b', {}, fixture.away), clock),
        group.element,
      );
      return { fixture, group, score, clock, element };
    });
    cards.replaceChildren(...rows.map((row) => row.element));
    sum();
  }
  function picks() {
    return Object.fromEntries(rows.map(({ fixture, group }) => [fixture.id, group.value()]).filter(([, pick]) => pick));
  }
  function sum() {
    const chosen = rows.filter(({ group }) => group.value());
    const product = chosen.reduce(
      (all, { fixture, group }) => all * (fixture.odds[PICKS.indexOf(group.value())] / 100),
      1,
    );
    total.textContent = chosen.length ? `${t('coupon.total')}: ${odds(product)}` : '';
  }
  function follow(shown) {
    if (!shown?.matches) return;
    for (const match of shown.matches) {
      const row = rows.find(({ fixture }) => fixture.id === match.id);
      if (!row) continue;
      const goals = (side) => match.goals.filter((goal) => goal.side === side).length;
      row.score.textContent = `${count(goals('home'))} : ${count(goals('away'))}`;
      row.clock.textContent = match.result ? t('coupon.over') : t('coupon.minute', { minute: count(shown.minute) });
      const pick = shown.picks[match.id];
      row.element.classList.toggle('right', Boolean(match.result) && pick === match.result);
      row.element.classList.toggle('wrong', Boolean(match.result) && Boolean(pick) && pick !== match.result);
    }
  }

  return {
    stage,
    choice: () => (Object.keys(picks()).length ? { offer, picks: picks() } : undefined),
    missing: () => 'coupon.missing',
    table(table) {
      if (table.offer === offer) return;
      const first = offer === undefined;
      offer = table.offer;
      if (first) draw(table.fixtures);
      else setTimeout(() => draw(table.fixtures), 2_500);
    },
    begin(round) {
      draw(round.shown.fixtures, round.shown.picks);
      follow(round.shown);
    },
    progress: (round) => follow(round.shown),
    play: async () => {},
    describe: (shown) => t(shown.won ? 'coupon.right' : 'coupon.wrong'),
    pays: () => [
      h('p', {}, t('coupon.rules', { seconds: count(data.facts.seconds) })),
      h(
        'p',
        {},
        t('coupon.share', { most: perCent(data.publishedReturn[1]), least: perCent(data.publishedReturn[0]) }),
      ),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
