import fc from 'fast-check';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { createAutoplay } from '../../public/frame/autoplay.js';
// @ts-expect-error As above.
import { createRun } from '../../public/frame/autoplay-run.js';
// @ts-expect-error As above.
import { createSound } from '../../public/frame/sound.js';
// @ts-expect-error As above.
import { createSlotModes } from '../../public/frame/slot-modes.js';
// @ts-expect-error As above.
import { createWords } from '../../public/frame/words.js';
import { wordsOf } from '../languages.ts';

const STAKE = 200;
const words = createWords({ words: wordsOf('en'), language: 'en', currency: '₱', mode: 'real' });

describe('limits of an autoplay', () => {
  it('[15-02] never loses more than its limit, plays no spin too many, and leaves no spin out without a reason', () => {
    const limits = fc.record({
      spins: fc.integer({ min: 1, max: 60 }),
      loss: fc.integer({ min: STAKE, max: 30 * STAKE }),
      below: fc.option(fc.integer({ min: 0, max: 10_000 })),
      payouts: fc.array(fc.integer({ min: 0, max: 3 * STAKE }), { minLength: 60, maxLength: 60 }),
    });
    fc.assert(
      fc.property(limits, ({ spins, loss, below, payouts }) => {
        const run = createRun({ spins, loss, below });
        let balance = 10_000;
        let lost = 0;
        let worst = 0;
        let played = 0;
        let reason = run.before(STAKE, balance);
        while (!reason) {
          const payout = payouts[played] as number;
          worst = Math.max(worst, lost + STAKE);
          lost += STAKE - payout;
          balance += payout - STAKE;
          played += 1;
          expect(run.after({ stake: STAKE, payout, balance })).toBeUndefined();
          reason = run.before(STAKE, balance);
        }
        expect(worst).toBeLessThanOrEqual(loss);
        if (below !== null && played > 0) expect(balance).toBeGreaterThanOrEqual(below);
        expect(played).toBeLessThanOrEqual(spins);
        expect(reason === 'done').toBe(played === spins);
        if (reason === 'loss') expect(lost + STAKE).toBeGreaterThan(loss);
        if (reason === 'below') expect(balance - STAKE).toBeLessThan(below as number);
      }),
    );
  });
  it('[15-02] ends after a single win of the amount set, and at the balance set', () => {
    const run = createRun({ spins: 50, loss: 10_000, win: 1_000, above: 20_000 });
    expect(run.after({ stake: STAKE, payout: 999, balance: 10_799 })).toBeUndefined();
    expect(run.after({ stake: STAKE, payout: 1_000, balance: 11_599 })).toBe('win');
    expect(run.after({ stake: STAKE, payout: 0, balance: 20_000 })).toBe('above');
    expect(run.left()).toBe(47);
  });
});

/** A page that plays: each spin is resolved by the test. */
function seated() {
  const spins: ((round: object | undefined) => void)[] = [];
  const announced: string[] = [];
  let left = 10_000;
  const auto = createAutoplay({
    words,
    stake: () => STAKE,
    balance: () => left,
    playOnce: () => new Promise((resolve) => spins.push(resolve)),
    say: (text: string) => void announced.push(text),
  });
  document.body.append(auto.button);
  const set = (name: string, value: string) => {
    document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  };
  return {
    auto,
    spins,
    announced,
    open: () => auto.button.click(),
    set,
    start: () => document.querySelector('form')!.requestSubmit(),
    async end(payout: number) {
      left += payout - STAKE;
      spins.at(-1)!({ stake: STAKE, payout });
      await Promise.resolve();
      await Promise.resolve();
    },
    async fail() {
      spins.at(-1)!(undefined);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
afterEach(() => document.body.replaceChildren());

describe('an autoplay on its page', () => {
  it('[15-02] asks for a loss limit, plays spin after spin, and ends with the number chosen', async () => {
    const at = seated();
    at.open();
    expect(document.querySelector<HTMLInputElement>('[name=loss]')!.required).toBe(true);
    expect(document.querySelector<HTMLInputElement>('[name=loss]')!.value).toBe('40');
    at.set('loss', '1000');
    at.start();
    expect(at.auto.button.textContent).toBe('Stop autoplay (10 left)');
    for (let spin = 1; spin <= 10; spin += 1) {
      expect(at.spins).toHaveLength(spin);
      await at.end(STAKE);
    }
    expect(at.spins).toHaveLength(10);
    expect(at.announced).toEqual(['Autoplay has finished.']);
    expect(at.auto.running()).toBe(false);
  });
  it('[15-02] stops before the spin that could exceed the loss limit', async () => {
    const at = seated();
    at.open();
    at.set('loss', '5');
    at.start();
    await at.end(0);
    await at.end(0);
    expect(at.spins).toHaveLength(2);
    expect(at.announced).toEqual(['Autoplay stopped: your loss limit is reached.']);
  });
  it('[15-02] stops when a stake is refused, as at a reality check or a limit, and leaves that message in place', async () => {
    const at = seated();
    at.open();
    at.start();
    await at.fail();
    expect([at.spins.length, at.announced, at.auto.running()]).toEqual([1, [], false]);
  });
  it('[15-02] stops when the page is hidden, and the spin under way is the last', async () => {
    const at = seated();
    at.open();
    at.start();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    await at.end(STAKE);
    expect([at.spins.length, at.announced]).toEqual([1, ['Autoplay stopped because you left the page.']]);
  });
  it('[15-02] stops at a press of its button', async () => {
    const at = seated();
    at.open();
    at.start();
    at.open();
    await at.end(0);
    expect([at.spins.length, at.auto.button.textContent]).toEqual([1, 'Autoplay']);
  });
});

describe('the switches of a slot', () => {
  const modesFor = (pace: object | undefined) => {
    const controls = { stake: () => STAKE, left: () => 0, say: () => {} };
    const data = { pace, minimumRoundMs: 2_500 };
    const modes = createSlotModes({ data, words, sound: createSound(), controls, playOnce: async () => undefined });
    document.body.replaceChildren(modes.element);
    return { modes, names: [...document.querySelectorAll('.mode')].map(({ textContent }) => textContent) };
  };
  it('[15-02] [GM-12] shows autoplay and turbo only where the portal allows them', () => {
    expect(modesFor({ autoplay: false }).names).toEqual(['Sound']);
    expect(modesFor(undefined).names).toEqual(['Sound']);
    const { modes, names } = modesFor({ autoplay: true, turboRoundMs: 1_000 });
    expect(names).toEqual(['Autoplay', 'Turbo', 'Sound']);
    expect(modes.shortestRoundMs()).toBe(2_500);
    document.querySelectorAll<HTMLButtonElement>('.mode')[1]!.click();
    expect([modes.turbo(), modes.shortestRoundMs()]).toEqual([true, 1_000]);
  });
  it('[15-02] is silent until sound is switched on, and makes its sounds itself', () => {
    const tones: number[] = [];
    const param = { setValueAtTime: (value: number) => void tones.push(value), exponentialRampToValueAtTime() {} };
    const node = { connect: () => node, start() {}, stop() {}, gain: param, frequency: param };
    class Synthesiser {
      readonly currentTime = 0;
      readonly createOscillator = () => ({ ...node });
      readonly createGain = () => ({ ...node });
      async resume() {}
      async suspend() {}
    }
    Object.assign(globalThis, { AudioContext: Synthesiser });
    localStorage.clear();
    const sound = createSound();
    sound.spin();
    sound.win();
    expect([sound.on(), tones]).toEqual([false, []]);
    sound.toggle();
    sound.win();
    expect(tones).toEqual(expect.arrayContaining([523, 659, 784, 1047]));
    expect(createSound().on()).toBe(true);
    sound.toggle();
    const before = tones.length;
    sound.win();
    expect(tones).toHaveLength(before);
  });
});
