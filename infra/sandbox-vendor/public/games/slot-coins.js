import { h, stillness, wait } from '../frame/dom.js';

const STEP_MS = 650;

/** The coins of a slot that holds them: their values, the respins that bring more, what they add up to. */
export function heldCoins({ cellAt, art, words, reels }) {
  const { t, count } = words;
  const counter = h('p', { class: 'respins', 'aria-live': 'polite' });

  function lay([cell, value]) {
    const place = cellAt(cell);
    place.replaceChildren(art('C'), h('b', { class: 'coin-value' }, `${count(value)} ×`));
    place.classList.add('coin');
  }

  return {
    async show({ first, respins }) {
      const pause = stillness.matches ? 120 : STEP_MS;
      reels().classList.add('holding');
      reels().append(counter);
      first.forEach(lay);
      counter.textContent = t('slot.held', { count: count(first.length) });
      await wait(pause * 2);
      let held = first.length;
      for (const landed of respins) {
        landed.forEach(lay);
        held += landed.length;
        counter.textContent = t('slot.held', { count: count(held) });
        await wait(pause);
      }
    },
    clear() {
      reels().classList.remove('holding');
      counter.remove();
    },
    describe: ({ first, respins, full, total }) =>
      t(full ? 'slot.heldAll' : 'slot.heldSum', {
        count: count(first.length + respins.flat().length),
        times: count(total),
      }),
  };
}
