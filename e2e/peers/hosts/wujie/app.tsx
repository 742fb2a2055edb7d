import { mount } from '../../vertical/mount.tsx';

mount(document.getElementById('root')!, VERTICAL, VERSION);
