import type { Canvas } from '../canvas.ts';

export const mow = (c: Canvas): string => {
  let o = `<rect width="240" height="290" fill="${c.ground}"/>`;
  for (let i = 0; i < 7; i += 2) o += c.fill(`M${-60 + i * 60},0h60l-70,320h-60z`, c.ground2);
  return o;
};
