import type { LoadPage } from '@atrium/host/define-remote';

/** A lottery's page: its code and the texts that all lotteries share come together, so that no key is ever seen. */
export function drawsPage(load: LoadPage): LoadPage {
  return async () => {
    // Executed when a page is opened, and so small that a request of its own would cost more than its bytes.
    const texts = import(/* webpackMode: 'eager' */ './texts.ts').then(({ addDrawsTexts }) => addDrawsTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
