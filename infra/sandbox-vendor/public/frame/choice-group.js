import { h } from './dom.js';

/** One of several, as native radio buttons under big labels: arrow keys, names and states come with them. */
export function choiceGroup(legend, name, options, chosen) {
  const inputs = options.map(({ value }) => h('input', { type: 'radio', name, value, checked: value === chosen }));
  const labels = options.map(({ content, tone }, index) =>
    h('label', { class: `choice ${tone ?? ''}` }, inputs[index], h('span', { class: 'choice-face' }, content)),
  );
  return {
    element: h('fieldset', { class: 'choices' }, h('legend', {}, legend), labels),
    value: () => inputs.find((input) => input.checked)?.value,
    choose(value) {
      for (const input of inputs) input.checked = input.value === value;
    },
    onChange(listener) {
      for (const input of inputs) input.addEventListener('change', listener);
    },
  };
}
