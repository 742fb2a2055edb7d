const KEPT = 'game-sound';

/** A game's sounds, made by the browser's synthesiser: silent until the player switches them on, which is remembered. */
export function createSound() {
  let context;
  let on = remembered() === 'on';

  function note(frequency, { after = 0, lasts = 0.12, shape = 'triangle', volume = 0.12 } = {}) {
    if (!on) return;
    context ??= new AudioContext();
    const starts = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(frequency, starts);
    gain.gain.setValueAtTime(volume, starts);
    gain.gain.exponentialRampToValueAtTime(0.0001, starts + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(starts);
    tone.stop(starts + lasts);
  }

  function melody(frequencies, { apart, ...rest }) {
    for (const [index, frequency] of frequencies.entries()) note(frequency, { after: index * apart, ...rest });
  }

  return {
    on: () => on,
    toggle() {
      on = !on;
      keep(on ? 'on' : 'off');
      if (on) note(660);
      else void context?.suspend();
      if (on) void context?.resume();
    },
    spin: () => melody([180, 220, 260], { apart: 0.06, volume: 0.06 }),
    stop: (index) => note(150 + index * 22, { lasts: 0.08, shape: 'square', volume: 0.05 }),
    win: () => melody([523, 659, 784, 1047], { apart: 0.11, lasts: 0.32 }),
    move: () => note(240, { lasts: 0.06, shape: 'sine' }),
  };
}

/** Browsers may refuse a framed page its storage: the choice then lasts as long as the page. */
function remembered() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
function keep(value) {
  try {
    localStorage.setItem(KEPT, value);
  } catch {
    // As above.
  }
}
