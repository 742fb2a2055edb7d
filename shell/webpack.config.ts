export { shell as default } from '@atrium/build/shell';
