import { createRun } from './autoplay-run.js';
import { autoplaySheet } from './autoplay-sheet.js';
import { h } from './dom.js';

/**
 * Plays one spin after the other until a limit, an error, a press of a button or a hidden page ends it. `playOnce`
 * resolves to the ended round, or to undefined when there was none.
 */
export function createAutoplay({ words, stake, balance, playOnce, say }) {
  const { t, count } = words;
  let run;
  const button = h(
    'button',
    { type: 'button', class: 'mode', 'aria-haspopup': 'dialog', onclick: () => (run ? stop('pressed') : open()) },
    t('auto.title'),
  );
  const open = autoplaySheet({ words, stake, onStart: (limits) => void start(limits) });

  function draw() {
    button.textContent = run ? t('auto.stop', { left: count(run.left()) }) : t('auto.title');
    button.classList.toggle('on', Boolean(run));
  }
  function stop(reason) {
    if (!run) return;
    run = undefined;
    draw();
    // What went wrong is on screen already.
    if (reason !== 'refused') say(t(`auto.ended.${reason}`));
  }
  async function start(limits) {
    const mine = createRun(limits);
    run = mine;
    draw();
    while (run === mine) {
      const reason = mine.before(stake(), balance());
      if (reason) return stop(reason);
      const round = await playOnce();
      if (run !== mine) return undefined;
      const ended = round ? mine.after({ ...round, balance: balance() }) : 'refused';
      if (ended) return stop(ended);
      draw();
    }
    return undefined;
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && stop('hidden'));
  return { button, running: () => Boolean(run), stop };
}
