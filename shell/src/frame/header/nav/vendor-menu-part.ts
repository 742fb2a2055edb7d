import { lazyPart } from '../../../loading/lazy-part.tsx';
import type { VendorMenuProps } from './vendor-menu.tsx';

export const VendorMenu = lazyPart<VendorMenuProps>(
  () => import(/* webpackChunkName: "deferred" */ './vendor-menu.tsx').then((module) => module.VendorMenu),
  { texts: null, announced: false },
);
