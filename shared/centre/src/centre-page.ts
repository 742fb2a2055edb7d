import type { LoadPage } from '@atrium/host/define-remote';

/** A page of a centre: its code and the texts that both centres share come together, so that no key is ever seen. */
export function centrePage(load: LoadPage): LoadPage {
  return async () => {
    const texts = import('./texts.ts').then(({ addCentreTexts }) => addCentreTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
