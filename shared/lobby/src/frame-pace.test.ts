import { createFramePace } from './frame-pace.ts';

it('lets fewer cards come where a frame is too short for them, never none, and more where there is room', () => {
  const pace = createFramePace(3);
  for (const ms of [12, 12, 12, 12]) pace.drew(ms);
  expect(pace.atOnce).toBe(1);
  pace.drew(6);
  expect(pace.atOnce).toBe(1);
  for (let frame = 0; frame < 9; frame++) pace.drew(2);
  expect(pace.atOnce).toBe(6);
});

describe('a list of six columns', () => {
  /** Rows of 300 px pass at so many pixels a second for half a second, until `now`. */
  function scrolled(speed: number, atOnce: number) {
    const pace = createFramePace(atOnce);
    for (let time = 0; time <= 500; time += 1000 / 60) pace.passed(Math.floor((time * speed) / 1000 / 300) * 6, time);
    return pace;
  }

  it('rushes when more cards pass in a frame than can be drawn', () => {
    expect(scrolled(6000, 1).rushes(500)).toBe(true);
    expect(scrolled(1000, 1).rushes(500)).toBe(false);
    expect(scrolled(6000, 6).rushes(500)).toBe(false);
  });

  it('is at rest a tenth of a second after it stood still, and when it has only begun', () => {
    expect(scrolled(6000, 1).rushes(620)).toBe(false);
    const pace = createFramePace(1);
    expect(pace.rushes(0)).toBe(false);
    pace.passed(600, 10);
    expect(pace.rushes(11)).toBe(false);
  });
});
