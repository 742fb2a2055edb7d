import { checkLures } from './check-lures.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

const found = (tag: string, text: string, key = 'retry') =>
  checkLures.run(plantTree({ [`remotes/slots/locales/${tag}.json`]: JSON.stringify({ lost: { [key]: text } }) }));

it.each([
  ['en', 'So close! Win your money back now.'],
  ['en', 'Recover your losses with one more spin.'],
  ['zh', '再来一局，马上翻本！'],
  ['vi', 'Chơi tiếp để gỡ lại!'],
  ['th', 'เล่นอีกตาเพื่อเอาทุนคืน'],
  ['id', 'Main lagi dan balik modal!'],
  ['ms', 'Main lagi dan balas kekalahan anda!'],
  ['ko', '한 번 더 돌려 만회하세요!'],
  ['pt-BR', 'Jogue de novo e recupere suas perdas!'],
  ['tl', 'Isa pang laro para mabawi ang talo!'],
  ['ar', 'العب مجددًا وعوّض خسائرك!'],
])('[RG-18] finds a text in %s that urges to win losses back: %s', (tag, text) => {
  expect(found(tag, text)).toEqual([expect.stringContaining('lost.retry urges to win losses back')]);
});

it('[RG-18] lets other texts and warnings be', () => {
  expect(found('en', 'The stake is back in your wallet.')).toEqual([]);
  expect(found('en', 'A warning sign: playing to win your money back.', 'warningSigns')).toEqual([]);
});
