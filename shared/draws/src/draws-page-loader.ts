import type { LoadPage } from '@atrium/host/define-remote';

/** A lottery's page: its code and the texts that all lotteries share come together, so that no key is ever seen. */
export function drawsPage(load: LoadPage): LoadPage {
  return async () => {
    const texts = import('./texts.ts').then(({ addDrawsTexts }) => addDrawsTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
