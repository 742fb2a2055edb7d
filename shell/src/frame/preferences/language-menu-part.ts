import { lazyPart } from '../../loading/lazy-part.tsx';
import type { LanguageMenuProps } from './language-menu.tsx';

export const LanguageMenu = lazyPart<LanguageMenuProps>(
  () => import(/* webpackChunkName: "deferred" */ './language-menu.tsx').then((module) => module.LanguageMenu),
  { texts: null, announced: false },
);
