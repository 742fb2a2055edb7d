import { h } from '../frame/dom.js';
import { byLeague, chooseEvents, countTimes, leaguesOf, PAGE_SIZE, TIMES } from './choose-events.js';
import { columnsOf, eventRow } from './event-row.js';

/** The events of a book by league: times as tabs, leagues, a search, twenty at a time. */
export function createProgramme({ data, words, names, trend, toggle, legOf }) {
  const { t, count, isToday, zone } = words;
  let events = [];
  let view = { time: 'next', league: '', text: '' };
  let pages = 1;
  const rows = new Map();
  const groups = new Map();

  const tabs = TIMES.map((time) => {
    const number = h('span', { class: 'number' });
    const element = h(
      'button',
      { type: 'button', class: 'tab', 'aria-pressed': 'false', onclick: () => change({ time }) },
      t(`book.when.${time}`),
      number,
    );
    return { time, number, element };
  });
  const times = h(
    'div',
    { class: 'times', role: 'group' },
    tabs.map(({ element }) => element),
  );
  const search = h('input', {
    type: 'search',
    class: 'search',
    'aria-label': t('book.search'),
    placeholder: t('book.search'),
    oninput: () => change({ text: search.value }),
  });
  const league = h('select', {
    class: 'league',
    'aria-label': t('book.leagues'),
    onchange: () => change({ league: league.value }),
  });
  const leagues = h('ul', { class: 'league-list' });
  const side = h('nav', { class: 'side', 'aria-label': t('book.leagues') }, h('h2', {}, t('book.leagues')), leagues);
  const list = h('div', { class: 'leagues' });
  const shown = h('p', { role: 'status' });
  const more = h('button', { type: 'button', class: 'quiet', onclick: () => turn() });
  const foot = h('div', { class: 'foot', hidden: true }, shown, more);
  const none = h(
    'div',
    { class: 'none', hidden: true },
    h('h2', {}, t('book.noneFound')),
    h('p', {}, t('book.noneText')),
    h('button', { type: 'button', class: 'quiet', onclick: () => everything() }, t('book.everything')),
  );
  const element = h(
    'section',
    { class: 'programme', 'aria-label': data.gameName },
    h('div', { class: 'filters' }, search, league),
    list,
    none,
    foot,
    h('p', { class: 'soft note' }, t('book.times', { zone })),
  );

  function change(part) {
    view = { ...view, ...part };
    pages = 1;
    draw();
  }
  function everything() {
    search.value = '';
    change({ time: 'next', league: '', text: '' });
    search.focus();
  }
  /** The next twenty; focus goes to the first of them. */
  function turn() {
    const before = new Set([...list.querySelectorAll('.event')].map(({ dataset }) => dataset.event));
    pages += 1;
    draw();
    [...list.querySelectorAll('.event')]
      .find(({ dataset }) => !before.has(dataset.event))
      ?.querySelector('button')
      ?.focus();
  }
  function rowOf(event) {
    if (!rows.has(event.id)) rows.set(event.id, eventRow({ event, words, names, data, trend, toggle }));
    return rows.get(event.id);
  }
  function groupOf(name, event) {
    if (groups.has(name)) return groups.get(name);
    const items = h('ul', { class: 'events' });
    const heading = h('h2', {}, name);
    const head = h(
      'div',
      { class: 'league-head' },
      heading,
      h('span', {}),
      columnsOf(event).map(({ market, picks }) =>
        h(
          'div',
          { class: `column of-${picks.length}`, 'aria-hidden': 'true' },
          picks.map((pick) => h('span', {}, ['1', 'X', '2'].includes(pick) ? pick : names.pick(market, pick, event))),
        ),
      ),
    );
    const group = { element: h('section', { class: 'group', 'aria-label': name }, head, items), items };
    groups.set(name, group);
    return group;
  }
  function drawTabs() {
    const counts = countTimes(events, isToday);
    for (const { time, number, element: tab } of tabs) {
      tab.setAttribute('aria-pressed', String(view.time === time));
      number.textContent = count(counts[time]);
      tab.hidden = counts[time] === 0 && view.time !== time;
    }
  }
  function drawLeagues() {
    const found = leaguesOf(events);
    const key = JSON.stringify([found, view.league]);
    if (leagues.dataset.key === key) return;
    leagues.dataset.key = key;
    const options = [{ name: '', count: found.reduce((sum, one) => sum + one.count, 0) }, ...found];
    const label = ({ name }) => name || t('book.every');
    const focused = leagues.contains(document.activeElement) ? document.activeElement.dataset.league : undefined;
    leagues.replaceChildren(
      ...options.map((one) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              'data-league': one.name,
              'aria-pressed': String(one.name === view.league),
              onclick: () => change({ league: one.name }),
            },
            label(one),
            h('span', { class: 'number' }, count(one.count)),
          ),
        ),
      ),
    );
    if (focused !== undefined) leagues.querySelector(`[data-league="${CSS.escape(focused)}"]`)?.focus();
    league.replaceChildren(...options.map((one) => h('option', { value: one.name }, label(one))));
    league.value = view.league;
  }
  function draw() {
    list.dataset.time = view.time;
    drawTabs();
    drawLeagues();
    const found = chooseEvents(events, view, isToday);
    const visible = found.slice(0, pages * PAGE_SIZE);
    const grouped = byLeague(visible);
    place(
      list,
      grouped.map(([name, [event]]) => groupOf(name, event).element),
    );
    for (const [name, own] of grouped)
      place(
        groupOf(name, own[0]).items,
        own.map((event) => rowOf(event).element),
      );
    for (const event of visible) rowOf(event).show(event, legOf(event.id));
    none.hidden = found.length > 0 || events.length === 0;
    foot.hidden = found.length === 0;
    shown.textContent = t('book.shown', { shown: count(visible.length), total: count(found.length) });
    more.hidden = visible.length === found.length;
    more.textContent = t('book.more', { count: count(Math.min(PAGE_SIZE, found.length - visible.length)) });
  }

  return {
    element,
    times,
    side,
    update(next) {
      events = next;
      const ids = new Set(events.map(({ id }) => id));
      for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id);
      draw();
    },
    redraw: draw,
    /** Brings an event into view, with all its markets. */
    openEvent(event) {
      change({ time: 'next', league: '', text: '' });
      pages = Math.ceil((chooseEvents(events, view, isToday).findIndex(({ id }) => id === event.id) + 1) / PAGE_SIZE);
      draw();
      const row = rowOf(event);
      row.open();
      row.element.scrollIntoView({ block: 'center' });
    },
  };
}

/** Puts elements in an order, without moving those that are in their place: what has the focus keeps it. */
function place(parent, elements) {
  const wanted = new Set(elements);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  for (const [at, element] of elements.entries())
    if (parent.children[at] !== element) parent.insertBefore(element, parent.children[at] ?? null);
}
