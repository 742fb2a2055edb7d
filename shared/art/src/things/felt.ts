import type { Canvas } from '../canvas.ts';

export const felt = (c: Canvas): string => `<rect width="240" height="290" fill="${c.ground}"/>`;
