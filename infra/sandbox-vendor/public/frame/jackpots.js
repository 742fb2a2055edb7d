import { h } from './dom.js';

/**
 * What the jackpots that this game feeds hold, as the portal's page reports it; nothing until it does, and where there is none.
 * Messages of other windows and origins are ignored.
 */
export function createJackpots({ words, parentOrigin }) {
  const element = h('dl', { class: 'jackpots', 'aria-label': words.t('jackpots.label'), hidden: true });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== parentOrigin || source !== window.parent) return;
    if (data?.source !== 'atrium-portal' || data.type !== 'jackpots' || !Array.isArray(data.jackpots)) return;
    const shown = data.jackpots.filter(({ name, amount }) => typeof name === 'string' && /^\d{1,18}$/.test(amount));
    element.hidden = shown.length === 0;
    element.replaceChildren(
      ...shown.map(({ name, amount }) => h('div', {}, h('dt', {}, name), h('dd', {}, words.money(amount)))),
    );
  });
  return element;
}
