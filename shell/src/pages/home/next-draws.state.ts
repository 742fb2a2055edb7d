import type { BootData } from '@atrium/contracts/boot';
import { CONFIGURATION, POPULAR_COUNT } from '@atrium/contracts/configuration';
import { popular } from '@atrium/contracts/lottery';
import { createResource, host } from '@atrium/host';

let setClock: (serverTime: string | number) => void = () => {};

/** The lotteries with their next draws, by language. The server's clock is set with every answer. */
export const nextDrawsResource = createResource(popular, {
  staleOn: ['draw.drawn'],
  reuse: true,
  async fetch(input) {
    const answer = await host().api.call(popular, input);
    setClock(answer.serverTime);
    return answer;
  },
});

export const nextDrawsIn = (language: string) => ({
  query: { count: POPULAR_COUNT, device: CONFIGURATION.device, language },
});

/** Starts with the boot data of the page. */
export function startNextDraws({ home, language }: BootData, onServerTime: typeof setClock): void {
  setClock = onServerTime;
  if (!home) return;
  setClock(home.popular.serverTime);
  host().store.set(nextDrawsResource.entry(nextDrawsIn(language)).stateAtom, {
    status: 'ready',
    value: home.popular,
    error: undefined,
  });
}
