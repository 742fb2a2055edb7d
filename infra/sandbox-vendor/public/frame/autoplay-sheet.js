import { h } from './dom.js';
import { createSheet } from './sheet.js';

const SPINS = [10, 25, 50, 100];
const USUAL_LOSS_STAKES = 20;

/** Asks for the limits of an autoplay. Those of a loss and of spins are always set, so that no autoplay is endless. */
export function autoplaySheet({ words, stake, onStart }) {
  const { t, money, count, unit, fractionDigits } = words;
  const units = (minor) => String(minor / unit);
  const least = String(1 / unit);
  const amount = (name, value) =>
    h(
      'label',
      {},
      h('span', {}, t(`auto.${name}`)),
      h('input', {
        type: 'number',
        name,
        min: least,
        step: least,
        inputmode: fractionDigits === 0 ? 'numeric' : 'decimal',
        ...value,
      }),
    );
  return createSheet(t('auto.title'), t('sheet.close'), (close) => {
    const now = stake();
    const form = h(
      'form',
      {
        class: 'auto',
        onsubmit(event) {
          event.preventDefault();
          const read = (name) => {
            const { value } = form.elements[name];
            return value === '' ? null : Math.round(Number(value) * unit);
          };
          close();
          onStart({
            spins: Number(form.elements.spins.value),
            loss: read('loss'),
            win: read('win'),
            below: read('below'),
            above: read('above'),
          });
        },
      },
      h(
        'label',
        {},
        h('span', {}, t('auto.spins')),
        h(
          'select',
          { name: 'spins' },
          SPINS.map((spins) => h('option', { value: String(spins) }, count(spins))),
        ),
      ),
      amount('loss', { required: true, value: units(now * USUAL_LOSS_STAKES), min: units(now) }),
      amount('win', { placeholder: t('auto.off') }),
      amount('below', { placeholder: t('auto.off') }),
      amount('above', { placeholder: t('auto.off') }),
      h('p', { class: 'note' }, t('auto.note', { stake: money(now) })),
      h('button', { class: 'key' }, t('auto.start')),
    );
    return [form];
  });
}
