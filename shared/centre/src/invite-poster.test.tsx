import { drawPoster, linesOf, POSTER_SIZE } from './invite-poster.ts';

const POSTER = {
  brand: 'Harbour <House>',
  title: 'Play with me & win',
  text: 'Scan the code.',
  link: 'https://portal.test/register?referralCode=member1',
  code: 'member1',
  language: 'en',
  direction: 'ltr' as const,
};
const THEME = {
  ground: '#102030',
  surface: '#203040',
  text: '#ffffff',
  muted: '#cccccc',
  accent: '#ddaa33',
  display: '"Brand Sans", sans-serif',
  body: '"Body Sans", sans-serif',
};

/** jsdom draws nothing: this sheet notes what is drawn, with letters half as wide as they are high. */
async function drawn(poster: Partial<typeof POSTER> | { direction: 'rtl' } = {}) {
  const words: { text: string; font: string; direction: string; width: number; top: number }[] = [];
  const paths: { path: string; colour: string }[] = [];
  (globalThis as { Path2D?: unknown }).Path2D = class {
    readonly path: string;
    constructor(path: string) {
      this.path = path;
    }
  };
  const width = (text: string, font: string) => (text.length * Number(/(\d+)px/.exec(font)![1])) / 2;
  const sheet = {
    font: '',
    direction: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: width(text, sheet.font) }),
    fillText: (text: string, _: number, top: number) =>
      words.push({ text, font: sheet.font, direction: sheet.direction, width: width(text, sheet.font), top }),
    fill: (path?: { path: string }) => path && paths.push({ path: path.path, colour: sheet.fillStyle }),
    ...Object.fromEntries(
      ['beginPath', 'roundRect', 'save', 'restore', 'translate', 'scale'].map((name) => [name, () => {}]),
    ),
  };
  await drawPoster(sheet as unknown as CanvasRenderingContext2D, { ...POSTER, ...poster } as typeof POSTER, THEME);
  return { words, code: paths.find(({ colour }) => colour === '#000')!.path, ground: paths[0]!.colour };
}

it('[11-23] draws brand, invitation, code and the link as a QR code in the colours and fonts of the theme', async () => {
  const { words, code, ground } = await drawn();
  expect(words.map(({ text }) => text)).toEqual([
    'Harbour <House>',
    'Play with me & win',
    'Scan the code.',
    'member1',
    'portal.test/register?referralCode=member1',
  ]);
  expect(words.map(({ font }) => /"(\w+) Sans"/.exec(font)![1])).toEqual(['Brand', 'Brand', 'Body', 'Brand', 'Body']);
  expect(ground).toBe(THEME.ground);
  expect(code.match(/M/g)!.length).toBeGreaterThan(200);
  expect((await drawn({ link: 'https://portal.test/register?referralCode=other' })).code).not.toBe(code);
});

it('[11-23] writes Arabic from the right, and code and address from the left', async () => {
  const { words } = await drawn({ title: 'العب معي', text: 'امسح الرمز', direction: 'rtl' } as never);
  expect(words.map(({ direction }) => direction)).toEqual(['ltr', 'rtl', 'rtl', 'ltr', 'ltr']);
});

it('[11-23] a long invitation stays on the sheet, in a language with spaces or without', async () => {
  for (const [language, title] of [
    ['en', 'Come and play with me in the harbour house and win something nice'],
    ['zh', '来和我一起在海港之家玩游戏赢取丰厚的奖品吧朋友们快来加入我们'],
    ['th', 'มาเล่นด้วยกันที่บ้านท่าเรือและลุ้นรับรางวัลมากมายกับเพื่อน'],
  ] as const) {
    const { words } = await drawn({ language, title });
    const lines = words.slice(1, -3);
    expect(lines.length).toBeGreaterThan(1);
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(title.replaceAll(' ', ''));
    for (const { width, top } of words) {
      expect(width).toBeLessThan(POSTER_SIZE.width);
      expect(top).toBeLessThan(POSTER_SIZE.height);
    }
  }
});

it('breaks a long text between words, and keeps a mark with the word before it', () => {
  const within = (letters: number) => (line: string) => line.length <= letters;
  expect(linesOf('one two three', 'en', within(7))).toEqual(['one two', 'three']);
  expect(linesOf('unbreakable no', 'en', within(5))).toEqual(['unbreakable', 'no']);
  expect(linesOf('one two, three', 'en', within(8))).toEqual(['one two,', 'three']);
});
