import { textIn } from './text-in.ts';

it('returns the text of a language, else the English one, for any form of the code', () => {
  const texts = { en: 'One', zh: '一', tl: 'Isa' };
  expect([textIn(texts, 'CN'), textIn(texts, 'TY'), textIn(texts, 'tl'), textIn(texts, 'AR')]).toEqual([
    '一',
    'Isa',
    'Isa',
    'One',
  ]);
  expect([textIn({ ...texts, 'pt-BR': 'Um' }, 'PT-BR'), textIn({ ...texts, th: 'หนึ่ง' }, 'TH')]).toEqual(['Um', 'หนึ่ง']);
  for (const code of ['constructor', 'toString', '__proto__', 'HASOWNPROPERTY', ''])
    expect(textIn(texts, code)).toBe('One');
});
