/** At most so many cards come in one frame, whatever the device. */
const MOST = 6;
/** Milliseconds of a frame that may go into drawing what has come; a frame has sixteen, and the browser needs some. */
const ROOM = 8;
const FRAME = 1000 / 60;
/** The speed of a list is that of the last tenth of a second. */
const LOOK_BACK = 100;

/** What a device can draw while a list is scrolled, learned from what it drew. Times in milliseconds. */
export interface FramePace {
  /** So many cards come in a frame. */
  readonly atOnce: number;
  /** A frame in which cards came took so long to draw. */
  drew(ms: number): void;
  /** The first card in view is now at this place. */
  passed(place: number, now: number): void;
  /** Whether the list moves faster than its cards can be drawn. */
  rushes(now: number): boolean;
}

/** `atOnce` is the guess to begin with. */
export function createFramePace(atOnce = 3): FramePace {
  let places: { place: number; time: number }[] = [];
  return {
    get atOnce() {
      return atOnce;
    },
    drew(ms) {
      if (ms > ROOM) atOnce = Math.max(1, atOnce - 1);
      else if (ms < ROOM / 2) atOnce = Math.min(MOST, atOnce + 1);
    },
    passed(place, time) {
      places = [...places.filter((each) => time - each.time <= LOOK_BACK), { place, time }];
    },
    rushes(now) {
      const seen = places.filter(({ time }) => now - time <= LOOK_BACK);
      if (seen.length < 2) return false;
      const frames = Math.max(1, (now - seen[0]!.time) / FRAME);
      return Math.abs(seen.at(-1)!.place - seen[0]!.place) / frames > atOnce;
    },
  };
}

/** The pace of this page's device: one list learns for all. */
export const devicePace = createFramePace();
