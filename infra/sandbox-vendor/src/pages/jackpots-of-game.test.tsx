// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { createJackpots } from '../../public/frame/jackpots.js';
// @ts-expect-error As above.
import { createWords } from '../../public/frame/words.js';
import { wordsOf } from '../languages.ts';

const PORTAL = 'https://portal.test';
const words = createWords({ words: wordsOf('en'), language: 'en', currency: '₱', mode: 'real' });

it('[15-02] [11-27] a slot shows what its jackpots hold, as the portal that frames it says, and believes nobody else', () => {
  const element: HTMLElement = createJackpots({ words, parentOrigin: PORTAL });
  document.body.append(element);
  const say = (jackpots: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: PORTAL,
        source: window.parent,
        data: { source: 'atrium-portal', type: 'jackpots', jackpots },
        ...from,
      }),
    );
  expect(element).not.toBeVisible();
  say([{ name: 'Harbour Grand', amount: '50001234' }]);
  expect(element).toBeVisible();
  expect(element).toHaveTextContent('Harbour Grand₱ 500,012.34');
  say([{ name: 'Mine', amount: '1' }], { origin: 'https://evil.test' });
  say([{ name: 'Mine', amount: '1' }], { source: null });
  expect(element).toHaveTextContent('Harbour Grand₱ 500,012.34');
  say([{ name: '<img src=x>', amount: '50001334' }]);
  expect(element.querySelector('img')).toBeNull();
  expect(element).toHaveTextContent('₱ 500,013.34');
  say([]);
  expect(element).not.toBeVisible();
});
