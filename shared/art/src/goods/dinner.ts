import { box, circle } from '../shape.ts';
import { floor, type Good, niche } from './good.ts';

const DOME = 'M78,166a82,82 0 0 1 164,0z';
const TRAY = box(52, 166, 216, 13, 6);

export const dinner: Good = {
  colours: ['#0e2622', '#1f6b5c', '#2f8471', '#efbd4e', '#c53a2b'],
  scene: (c) =>
    niche(c, 160, 12, 100) +
    floor(c, 188) +
    c.fill('M0,188H320v8H0z', c.light) +
    c.cast(TRAY, 8, 10) +
    c.fill(circle(160, 76, 11), '#d99c34') +
    c.cast(DOME, 10, 0) +
    c.duo(DOME, '#efc35c', 20) +
    c.fill('M98,146a66,66 0 0 1 34,-44l5,9a56,56 0 0 0 -30,35z', '#fbe7ae') +
    c.duo(TRAY, c.light, 8, 0.2) +
    c.line('M24,88V106a8,8 0 0 0 16,0V88M32,88V166M294,86c-14,12 -14,36 -8,46h8zM294,132V166', c.light, 6),
};
