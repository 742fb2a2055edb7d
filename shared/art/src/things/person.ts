import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { circle, oval } from '../shape.ts';

/** Skin in light and in shade. */
const skins = [
  ['#f0c9a0', '#d9a578'],
  ['#c98f63', '#aa7149'],
  ['#8f5c3c', '#74472d'],
  ['#e6b88c', '#c8946a'],
] as const;
const hairs = ['#1d1815', '#3a2317', '#5a2d18', '#14181c', '#7a4a24'] as const;
const styles = ['bob', 'short', 'bun', 'curls', 'beard'] as const;

const skull = 'M86,84C86,56 100,46 120,46S154,56 154,84C154,120 140,142 120,142S86,120 86,84z';
const fringe = 'M84,104C78,64 92,36 124,38C152,40 162,66 156,104C150,84 146,70 128,62C112,74 92,78 84,104z';
const crop =
  'M84,88C78,48 100,32 124,36C150,38 160,60 155,88C150,76 148,70 142,66C122,70 104,66 96,60C90,68 88,76 84,88z';

type HairStyle = (typeof styles)[number];

const behind: Record<HairStyle, (c: Canvas, hair: string) => string> = {
  bob: (c, hair) => c.fill('M74,150C62,70 84,36 120,36S178,70 166,150C150,168 90,168 74,150z', hair),
  bun: (c, hair) => c.fill(circle(120, 30, 19), hair) + c.fill(circle(124, 33, 12), c.shade(hair, 0.4)),
  curls: (c, hair) =>
    [
      [78, 84],
      [84, 112],
      [82, 60],
      [100, 42],
      [122, 34],
      [144, 42],
      [158, 60],
      [162, 86],
      [156, 112],
    ]
      .map(([x, y]) => c.fill(circle(x!, y!, 20), hair))
      .join(''),
  short: () => '',
  beard: () => '',
};

const before: Record<HairStyle, (c: Canvas, hair: string) => string> = {
  bob: (c, hair) => c.fill(fringe, hair),
  bun: (c, hair) => c.fill('M85,96C78,60 96,38 120,38S162,60 155,96C150,74 138,60 120,58C102,60 90,74 85,96z', hair),
  curls: (c, hair) =>
    [
      [94, 56],
      [110, 50],
      [128, 50],
      [144, 57],
    ]
      .map(([x, y]) => c.fill(circle(x!, y!, 13), hair))
      .join(''),
  short: (c, hair) => c.fill(crop, hair),
  beard: (c, hair) =>
    c.fill(crop, hair) +
    c.fill(
      'M86,92C90,104 96,112 104,114C112,108 128,108 136,114C144,112 150,104 154,92C156,128 140,148 120,148S84,128 86,92zM108,120q12,9 24,0q-12,-5 -24,0z',
      hair,
      'fill-rule="evenodd"',
    ),
};

/** A dealer from the waist up in the house's waistcoat: skin, hair, glasses, necktie or bow by chance. */
export function person(c: Canvas): { svg: string; skin: string; shade: string; sleeve: string } {
  const [skin, shade] = c.pick(skins);
  const hair = c.pick(hairs);
  const style = c.pick(styles);
  const woman = style === 'bob' || style === 'bun' || (style === 'curls' && c.random() < 0.5);
  const glasses = c.random() < 0.28;
  const sleeve = c.ink === c.ground ? c.accent : mix(c.ink, '#000000', 0.1);

  const body =
    c.fill('M30,260C32,176 76,158 120,158S208,176 210,260z', c.ink, 'transform="translate(7 5)" fill-opacity=".3"') +
    c.fill('M30,270C32,176 76,156 120,156S208,176 210,270z', sleeve) +
    c.fill('M84,164L120,232L156,164C140,156 100,156 84,164z', c.light) +
    c.fill('M120,232L156,164C148,160 140,158 132,157z', mix(c.light, c.ink, 0.16)) +
    c.fill('M66,168L84,162L120,236L96,270H60z', c.accent) +
    c.fill('M174,168L156,162L120,236L144,270H180z', c.shade(c.accent, 0.3));
  const face =
    c.fill('M104,124H136V158C132,176 108,176 104,158z', shade) +
    c.fill(skull, skin) +
    c.fill('M120,46C140,46 154,56 154,84C154,120 140,142 120,142C136,120 138,80 120,46z', shade, 'fill-opacity=".55"');
  const features =
    [104, 136]
      .map((x) => c.fill(oval(x, 94, 3.6, 4.6), '#1d1815') + c.line(`M${x - 8},82q8,-5 16,0`, hair, 3))
      .join('') +
    c.line('M121,96L117,110H123', shade, 2.5) +
    (style === 'beard'
      ? ''
      : c.fill(
          woman ? 'M108,122q12,-5 24,0q-12,12 -24,0z' : 'M110,123q10,3 20,0q-10,9 -20,0z',
          woman ? '#b3332a' : '#8c4a35',
        )) +
    (glasses ? c.line(`${circle(104, 94, 11)}${circle(136, 94, 11)}M115,92q5,-4 10,0`, c.ink, 2.5) : '');
  const tie =
    c.random() < 0.6
      ? c.fill('M120,172L98,160V186zM120,172L142,160V186z', c.hero) + c.fill(circle(120, 173, 6), c.shade(c.hero, 0.25))
      : c.fill('M111,164H129L125,178L132,222L120,238L108,222L115,178z', c.hero) +
        c.fill('M111,164H129L125,178H115z', c.shade(c.hero, 0.25));
  return { svg: behind[style](c, hair) + body + face + before[style](c, hair) + features + tie, skin, shade, sleeve };
}
