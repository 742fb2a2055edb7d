import { withTexts } from '@atrium/i18n/with-texts';

/** A page or part of a centre, with the texts that both centres share. The list of their files is too small for a request of its own. */
export const centrePage = <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  withTexts(load, () => import(/* webpackMode: 'eager' */ './texts.ts').then(({ addCentreTexts }) => addCentreTexts()));
