export { remote as default } from '@atrium/build/remote';
