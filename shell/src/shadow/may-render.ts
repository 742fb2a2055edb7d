/** Without an input for this time a tab is idle. */
export const REST_MS = 30_000;
/** Between two renderings of one tab. */
export const COOL_DOWN_MS = 10 * 60_000;
/** On battery, only above this charge. */
const LEAST_CHARGE = 0.5;

export interface Conditions {
  visible: boolean;
  online: boolean;
  sinceInputMs: number;
  sinceRenderingMs: number;
  /** A game, a payment or another page is open inside the page: its input is not seen here. */
  framed: boolean;
  /** The member is in the middle of something: an open slip, a running deposit. */
  busy: boolean;
  saveData: boolean;
  metered: boolean;
  /** Undefined where the browser does not say. */
  battery: { charging: boolean; level: number } | undefined;
}

/** Whether a tab may render something hidden now. It costs the visitor nothing that they would notice. Source: 13-21. */
export function mayRender(now: Conditions): boolean {
  const { battery } = now;
  const powered = !battery || battery.charging || battery.level > LEAST_CHARGE;
  const free = !now.saveData && !now.metered && powered;
  const idle = now.visible && now.sinceInputMs >= REST_MS && !now.busy && !now.framed;
  return free && idle && now.online && now.sinceRenderingMs >= COOL_DOWN_MS;
}
