import { takePaintTurn } from './paint-turn.ts';

const frame = () => new Promise(requestAnimationFrame);

it('gives one turn a frame, to who asked last first, and none to who gave it up', async () => {
  const painted: string[] = [];
  const asked = ['a', 'b', 'c'].map((name) => takePaintTurn(() => painted.push(name)));
  asked[1]!();
  expect(painted).toEqual([]);
  await frame();
  expect(painted).toEqual(['c']);
  await frame();
  expect(painted).toEqual(['c', 'a']);
  takePaintTurn(() => painted.push('d'));
  await frame();
  expect(painted).toEqual(['c', 'a', 'd']);
});
