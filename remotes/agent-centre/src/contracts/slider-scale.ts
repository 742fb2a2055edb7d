const STEPS = 100;
/** How far beyond the highest condition a slider goes, as a factor. */
const BEYOND = 1.2;

/** The end and the step of a slider on which both a figure and the highest condition of a ladder have a place. */
export function sliderScale(figure: number, highest: number, least = 100_000): { most: number; step: number } {
  const wanted = Math.max(figure * BEYOND, highest * BEYOND, least);
  const raw = wanted / STEPS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= raw)!);
  return { most: Math.ceil(wanted / step) * step, step };
}
