import { host } from '@atrium/host';
import { shadowAllowedAtom } from './record/shadow-allowed.state.ts';

/** Loads what renders new versions hidden where the visitor allows it, now or later. */
export function followShadowChoice(): void {
  const { store } = host();
  const follow = () => {
    if (store.get(shadowAllowedAtom))
      void import(/* webpackChunkName: "shadow" */ './start-shadow.ts').then(({ startShadow }) => startShadow());
  };
  follow();
  store.sub(shadowAllowedAtom, follow);
}
