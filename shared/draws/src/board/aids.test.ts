import { aidsOf, applyAid, withAnimal, withDoors } from './aids.ts';

it('[10-43] aids add reversals, 19 doors and doubles to what is picked', () => {
  expect([...applyAid('reverse', new Set(['385']), 3)].sort()).toEqual(['358', '385', '538', '583', '835', '853']);
  expect(withDoors(new Set(), '5').size).toBe(19);
  expect(applyAid('doubles', new Set(['12']), 2).size).toBe(11);
  expect(applyAid('doubles', new Set(), 3).has('777')).toBe(true);
});

it('[10-42] aids add odd, even, low and high numbers and animals', () => {
  expect(applyAid('odd', new Set(), 2).size).toBe(50);
  expect([...applyAid('low', new Set(), 2)].every((number) => Number(number) < 50)).toBe(true);
  expect([...withAnimal(new Set(), 'rat')].slice(0, 3)).toEqual(['00', '12', '24']);
  expect(aidsOf(3)).toEqual(['doubles', 'reverse', 'random', 'clear']);
});

it('random adds numbers that are not picked yet, and ends when all are', () => {
  expect(applyAid('random', new Set(['12', '13']), 2).size).toBe(7);
  const all = applyAid('even', applyAid('odd', new Set(), 2), 2);
  expect(applyAid('random', all, 2).size).toBe(100);
});
