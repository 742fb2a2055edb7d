import type { LoadPage } from '@atrium/host/define-remote';
import { withTexts } from '@atrium/i18n/with-texts';

/** A lottery's page, with the texts that all lotteries share. The list of their files is too small for a request of its own. */
export const drawsPage = (load: LoadPage): LoadPage =>
  withTexts(load, () => import(/* webpackMode: 'eager' */ './texts.ts').then(({ addDrawsTexts }) => addDrawsTexts()));
