import { mount as mountVertical } from '../../vertical/mount.tsx';

/** The functions of micro-app's guide, by which it shows and ends an application without loading it again. */
let end: (() => void) | undefined;
const mount = () => {
  end = mountVertical(document.querySelector('#root')!, VERTICAL, VERSION);
};
Object.assign(window, { [`micro-app-${VERTICAL}`]: { mount, unmount: () => end?.() } });
if (!('__MICRO_APP_ENVIRONMENT__' in window)) mount();
