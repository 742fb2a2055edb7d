import { drawing, h, stillness } from './dom.js';

const TURN =
  '<svg viewBox="0 0 60 60" aria-hidden="true"><path d="M12,26A19,19 0 0 1 46,22M48,34A19,19 0 0 1 14,38" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><path d="M53,12V28L39,23z" fill="currentColor"/><path d="M7,48V32L21,37z" fill="currentColor"/></svg>';
const CARDS =
  '<svg viewBox="0 0 60 60" aria-hidden="true"><path d="M10,18l20,-7 12,32 -20,7z" fill="currentColor" opacity=".55"/><path d="M26,12h22q3,0 3,3v31q0,3 -3,3H26q-3,0 -3,-3V15q0,-3 3,-3z" fill="currentColor"/></svg>';
const GO = '<svg viewBox="0 0 60 60" aria-hidden="true"><path d="M20,12L48,30L20,48z" fill="currentColor"/></svg>';
const ICONS = { spin: TURN, deal: CARDS, play: GO };

/** The play controls: balance, stake, the one round button, the last win, pay table and history. */
export function createControls({ data, words, onPlay, onPays, onHistory, onStake, ownStake = false }) {
  const { t, money } = words;
  const stakes = data.stakes;
  let index = Math.max(
    0,
    stakes.findIndex((stake) => stake >= 200),
  );
  let shown = Number(data.view.balance ?? 0);
  let target = shown;
  let counting = 0;

  const balance = h('output', {
    class: 'amount',
    'aria-label': t(data.mode === 'demo' ? 'controls.credits' : 'controls.balance'),
  });
  const stake = h('output', {
    class: 'amount',
    'aria-live': 'polite',
    'aria-label': t(ownStake ? 'live.total' : 'controls.stake'),
  });
  const won = h('output', { class: 'amount won' });
  const wonLabel = h('span', { class: 'label' }, t('controls.lastReturn'));
  const status = h('p', { class: 'status', role: 'status' });
  const less = h(
    'button',
    { type: 'button', class: 'round small', 'aria-label': t('controls.less'), onclick: () => step(-1) },
    '−',
  );
  const more = h(
    'button',
    { type: 'button', class: 'round small', 'aria-label': t('controls.more'), onclick: () => step(1) },
    '+',
  );
  const action = h(
    'button',
    { type: 'button', class: 'action', onclick: onPlay },
    drawing(ICONS[data.action]),
    h('span', {}, t(`action.${data.action}`)),
  );
  const key = (name, listener) => h('button', { type: 'button', class: 'key', onclick: listener }, t(name));
  const well = (label, ...content) =>
    h('div', { class: 'well' }, typeof label === 'string' ? h('span', { class: 'label' }, label) : label, ...content);

  const element = h(
    'section',
    { class: 'controls', 'aria-label': t('controls.name') },
    status,
    h(
      'div',
      { class: 'controls-row' },
      h(
        'div',
        { class: 'controls-side' },
        key('controls.pays', onPays),
        well(t(data.mode === 'demo' ? 'controls.credits' : 'controls.balance'), balance),
        h(
          'div',
          { class: 'well stake' },
          h('span', { class: 'label' }, t(ownStake ? 'live.total' : 'controls.stake')),
          ownStake ? stake : h('div', { class: 'stepper' }, less, stake, more),
        ),
      ),
      action,
      h('div', { class: 'controls-side' }, well(wonLabel, won), key('controls.history', onHistory)),
    ),
  );

  function step(by) {
    index = Math.min(Math.max(index + by, 0), stakes.length - 1);
    draw();
  }
  function draw() {
    if (ownStake) return;
    stake.textContent = money(stakes[index]);
    onStake?.(stakes[index]);
    less.disabled = index === 0;
    more.disabled = index === stakes.length - 1;
  }
  function count(to) {
    cancelAnimationFrame(counting);
    const from = shown;
    const start = performance.now();
    const frame = (now) => {
      const part = stillness.matches ? 1 : Math.min((now - start) / 400, 1);
      shown = Math.round(from + (to - from) * part);
      balance.textContent = money(shown);
      if (part < 1) counting = requestAnimationFrame(frame);
    };
    frame(start);
  }

  if (ownStake) stake.textContent = money(0);
  draw();
  balance.textContent = data.view.balance === null ? '–' : money(data.view.balance);
  won.textContent = '–';
  document.addEventListener('keydown', (event) => {
    const taken = event.target.closest('button, a, input, select, dialog') || document.querySelector('dialog[open]');
    if (taken || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    onPlay();
  });

  return {
    element,
    stake: () => stakes[index],
    /** The balance after all that has been counted into it. */
    left: () => target,
    balance(minor) {
      if (minor === null || minor === undefined) return;
      target = Number(minor);
      count(target);
    },
    /** A row of switches above the desk. */
    addModes: (modes) => element.prepend(modes),
    /** What lies on the table, where the game counts it. */
    total(minor) {
      stake.textContent = money(minor);
    },
    /** Shows the payout; prominent only when it is above the stake. */
    result(payout, paid) {
      won.textContent = money(payout);
      won.classList.toggle('above', payout > paid);
      wonLabel.textContent = t(payout > paid ? 'controls.won' : 'controls.lastReturn');
    },
    say(text, tone = 'plain') {
      status.textContent = text;
      status.dataset.tone = tone;
    },
    /** A button beside what was said last. */
    offer(text, act) {
      status.append(' ', h('button', { type: 'button', class: 'offer', onclick: act }, text));
    },
    busy(on) {
      action.setAttribute('aria-disabled', String(on));
      less.disabled = on || index === 0;
      more.disabled = on || index === stakes.length - 1;
    },
  };
}
