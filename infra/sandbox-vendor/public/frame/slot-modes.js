import { createAutoplay } from './autoplay.js';
import { h } from './dom.js';

/** The switches of a slot: autoplay and turbo where the portal allows them, and sound. */
export function createSlotModes({ data, words, sound, controls, playOnce }) {
  const { t } = words;
  let turbo = false;
  const auto =
    data.pace?.autoplay &&
    createAutoplay({ words, stake: controls.stake, balance: controls.left, playOnce, say: controls.say });
  const toggle = (name, isOn, press) => {
    const button = h('button', { type: 'button', class: 'mode', 'aria-pressed': String(isOn()) }, t(name));
    button.addEventListener('click', () => {
      press();
      button.setAttribute('aria-pressed', String(isOn()));
    });
    return button;
  };
  return {
    element: h(
      'div',
      { class: 'modes', role: 'group', 'aria-label': t('modes.name') },
      auto ? auto.button : false,
      data.pace?.turboRoundMs &&
        toggle(
          'modes.turbo',
          () => turbo,
          () => {
            turbo = !turbo;
          },
        ),
      toggle('modes.sound', sound.on, sound.toggle),
    ),
    auto: auto || undefined,
    turbo: () => turbo,
    shortestRoundMs: () => (turbo ? data.pace.turboRoundMs : data.minimumRoundMs),
  };
}
