import { createWater } from '../art/water.js';
import { choiceGroup } from '../frame/choice-group.js';
import { h, stillness, wait } from '../frame/dom.js';

/** A reef on a canvas: choose a kind of fish, or aim at one, and shoot. */
export function createGame({ data, words, play }) {
  const { t, count, perCent } = words;
  const { school } = data.facts;
  const canvas = h('canvas', { class: 'water', role: 'img', 'aria-label': t('fish.water') });
  const targets = choiceGroup(
    t('fish.choose'),
    'fish',
    Object.entries(school).map(([fish, times]) => ({
      value: fish,
      content: [h('span', {}, t(`fish.${fish}`)), h('b', {}, t('fish.pays', { times: count(times) }))],
    })),
    Object.keys(school)[1],
  );
  const stage = h(
    'section',
    { class: 'stage reef', 'aria-label': data.gameName },
    canvas,
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    targets.element,
  );
  const water = createWater(canvas, Object.keys(school), data.variant, () => targets.value());
  canvas.addEventListener('pointerdown', (event) => {
    const fish = water.at(event);
    if (!fish) return;
    targets.choose(fish);
    play();
  });

  return {
    stage,
    choice: () => ({ fish: targets.value() }),
    table() {},
    async play({ shown }) {
      await water.shoot(shown.fish, shown.caught);
      await wait(stillness.matches ? 0 : 250);
    },
    describe: ({ fish, caught }) => t(caught ? 'fish.caught' : 'fish.missed', { fish: t(`fish.${fish}`) }),
    pays: () => [
      h('p', {}, t('fish.rules', { share: perCent(data.publishedReturn[0]) })),
      h(
        'ul',
        {},
        Object.entries(school).map(([fish, times]) =>
          h('li', {}, `${t(`fish.${fish}`)}: ${t('fish.pays', { times: count(times) })}`),
        ),
      ),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
