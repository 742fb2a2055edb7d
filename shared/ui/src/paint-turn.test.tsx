import { takePaintTurn } from './paint-turn.ts';

const frame = () => new Promise(requestAnimationFrame);

it('gives one turn per frame, to the latest caller first, and none to a cancelled one', async () => {
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
