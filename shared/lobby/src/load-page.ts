import { withTexts } from '@atrium/i18n/with-texts';

/** A lobby's page or part, with the texts that all lobbies share. The list of their files is too small for a request of its own. */
export const lobbyPage = <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  withTexts(load, () => import(/* webpackMode: 'eager' */ './texts.ts').then(({ addLobbyTexts }) => addLobbyTexts()));
