/** How far this machine's clock is from the gateway's, in ms; told anew with every time that the gateway gives. */
export interface ServerClock {
  skew(): number;
  heard(serverTime: string | number): void;
}

export function createServerClock(now: () => number = Date.now): ServerClock {
  let skew = 0;
  return {
    skew: () => skew,
    heard(serverTime) {
      const at = typeof serverTime === 'number' ? serverTime : Date.parse(serverTime);
      if (Number.isFinite(at)) skew = at - now();
    },
  };
}
