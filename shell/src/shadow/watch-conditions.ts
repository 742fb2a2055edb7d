import { isMetered, savesData } from '../loading/connection-cost.ts';
import type { Conditions } from './may-render.ts';

interface Browser {
  getBattery?(): Promise<{ charging: boolean; level: number }>;
}
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Session storage: when this tab rendered last, which a reload does not forget. */
const LAST = 'shadowLast';

export interface ConditionsWatch {
  now(busy: boolean): Promise<Conditions>;
  rendered(): void;
  stop(): void;
}

/** Watches this tab: its inputs, and what the browser says of connection and battery. `disturbed` is called at every input. */
export function watchConditions(disturbed: () => void): ConditionsWatch {
  let inputAt = Date.now();
  const input = () => {
    inputAt = Date.now();
    disturbed();
  };
  const hidden = () => document.visibilityState === 'hidden' && disturbed();
  const options = { capture: true, passive: true };
  for (const type of INPUTS) addEventListener(type, input, options);
  document.addEventListener('visibilitychange', hidden);
  const { getBattery } = navigator as Browser;
  return {
    async now(busy) {
      const battery = await getBattery?.call(navigator).catch(() => undefined);
      return {
        visible: document.visibilityState === 'visible',
        online: navigator.onLine,
        sinceInputMs: Date.now() - inputAt,
        sinceRenderingMs: Date.now() - Number(sessionStorage.getItem(LAST) ?? 0),
        framed: document.querySelector('iframe') !== null,
        busy,
        saveData: savesData(),
        metered: isMetered(),
        battery: battery && { charging: battery.charging, level: battery.level },
      };
    },
    rendered: () => sessionStorage.setItem(LAST, String(Date.now())),
    stop() {
      for (const type of INPUTS) removeEventListener(type, input, options);
      document.removeEventListener('visibilitychange', hidden);
    },
  };
}
