import { box, disc, far, fill, ink, lamp, line, mid, near, solid, turned } from './empty-strokes.ts';

const chair = (x: number, side: number) =>
  turned(
    `translate(${x} 0) scale(${side} 1)`,
    line('M0,84V136M0,110H20M20,110V136', near, 5) + fill('M-3,106h25v6h-25z', ink),
  );

/** What a member plays, gets and looks for: one thing each, 200 x 152, standing on a floor at 137. */
export const playThings = {
  // A receipt.
  records:
    solid(
      'M72,56H128V128l-7,-6l-7,6l-7,-6l-7,6l-7,-6l-7,6l-7,-6l-7,6z',
      ink,
      'M104,56H128V128l-7,-6l-7,6l-7,-6l-3,2.6z',
    ) +
    fill(box(82, 70, 36, 4) + box(82, 82, 36, 4) + box(82, 94, 22, 4), far) +
    fill(box(82, 106, 14, 6), lamp) +
    fill(box(58, 52, 84, 8), near),
  // A letter box.
  messages:
    fill(box(94, 126, 12, 14), near) +
    solid('M62,128V86a20,20 0 0 1 20,-20H124a16,20 0 0 1 16,20V128z', lamp, 'M102,66H124a16,20 0 0 1 16,20V128H102z') +
    fill('M62,128V86a20,20 0 0 1 40,0V128z', ink) +
    fill(box(70, 92, 24, 5), near) +
    line('M126,92V74', ink) +
    fill('M126,86h18v10h-18z', ink) +
    fill(disc(126, 96, 4), near),
  // An empty frame for what one likes.
  games:
    line('M80,50L100,34L120,50', near, 2.5) +
    fill(disc(100, 33, 3.5), near) +
    solid(box(60, 50, 80, 74), lamp, box(108, 50, 32, 74)) +
    fill(box(68, 58, 64, 58), mid) +
    line('M100,104C80,90 82,74 91,74c5,0 8,3 9,7c1,-4 4,-7 9,-7c9,0 11,16 -9,30z', far, 4, ' stroke-dasharray="6 7"'),
  // A glass on an empty shelf.
  search:
    fill(box(46, 118, 108, 7), lamp) +
    fill(box(58, 125, 6, 12) + box(136, 125, 6, 12), far) +
    fill(box(56, 84, 12, 34) + box(70, 92, 10, 26), far) +
    turned('translate(6 5)', line('M124,96L140,112', near, 9, ' stroke-opacity=".45"')) +
    fill(disc(108, 78, 28), mid) +
    fill(disc(108, 78, 29) + disc(108, 78, 22), ink) +
    fill('M94,70a16,16 0 0 1 12,-9v5a11,11 0 0 0 -8,6z', lamp) +
    line('M128,98L143,113', ink, 9),
  // A safe.
  money:
    fill(box(70, 130, 12, 7) + box(118, 130, 12, 7), near) +
    solid(box(62, 58, 76, 72), lamp, box(118, 58, 20, 72)) +
    fill(box(70, 66, 60, 56), far) +
    fill(disc(100, 94, 19), near) +
    fill(disc(100, 94, 14), lamp) +
    [0, 60, 120].map((turn) => turned(`rotate(${turn} 100 94)`, fill(box(98, 76, 4, 36), ink))).join('') +
    fill(disc(100, 94, 5), near) +
    fill(box(126, 72, 6, 12) + box(126, 104, 6, 12), near),
  // A laid table and two chairs.
  people:
    line('M100,28V52', near, 3) +
    fill('M82,66a18,15 0 0 1 36,0z', lamp) +
    fill('M90,66h20l-5,7h-10z', ink) +
    fill('M88,74H112L136,136H64z', lamp, 0.22) +
    fill('M76,100H124v6H76z', ink) +
    fill('M97,106h6v30h-6z', near) +
    fill('M84,134h32v4H84z', near) +
    chair(56, 1) +
    chair(144, -1) +
    fill(box(88, 92, 6, 8) + box(106, 92, 6, 8), far),
  // An opened present.
  gifts:
    solid(box(66, 92, 68, 44), far, box(107, 92, 27, 44)) +
    fill(box(93, 92, 14, 44), lamp) +
    fill('M66,92h68l-8,-10H74z', near) +
    turned(
      'rotate(-16 84 68)',
      fill(box(58, 60, 78, 14), lamp) +
        fill(box(90, 60, 14, 14), ink) +
        line('M97,60c-14,-18 -24,-4 0,0c24,-4 14,-18 0,0', ink),
    ),
  // A drum with a single ball.
  draws:
    fill('M78,112L68,137H80L90,112zM122,112L132,137H120L110,112z', near) +
    turned('translate(6 5)', fill(disc(100, 84, 34), near, 0.35)) +
    fill(disc(100, 84, 34), ink, 0.28) +
    line('M100,50a34,34 0 1 1 -0.1,0z', lamp, 5) +
    fill(disc(96, 102, 12), lamp) +
    fill(disc(93, 99, 6), ink) +
    line('M134,84H148V96', near, 5) +
    fill(disc(148, 99, 5), ink),
  // A board without a fixture, and the ball.
  fixtures:
    line('M74,46V30M126,46V30', near, 3) +
    solid(box(56, 46, 88, 48), ink, box(106, 46, 38, 48)) +
    fill(box(64, 54, 32, 32) + box(104, 54, 32, 32), near) +
    fill(box(74, 68, 12, 4) + box(114, 68, 12, 4), lamp) +
    fill(disc(100, 122, 15), ink) +
    fill('M100,113l8,6l-3,10h-10l-3,-10z', near) +
    line('M100,113V107M108,119L114,117M105,129L109,135M95,129L91,135M92,119L86,117', near, 2),
};
