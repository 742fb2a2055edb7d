import { rankColour } from './ranks.ts';

it('[9-31] shows a rank without a colour of its own in #ABABAB', () => {
  expect(rankColour({})).toBe('#ABABAB');
  expect(rankColour({ color: '' })).toBe('#ABABAB');
  expect(rankColour({ color: '#d8b26a' })).toBe('#d8b26a');
});
