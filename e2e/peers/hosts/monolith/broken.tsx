export { Broken as default } from '../../vertical/broken.tsx';
