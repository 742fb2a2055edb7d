import { box, disc, far, fill, ink, lamp, line, mid, near, solid, turned } from './empty-strokes.ts';

/** What lies or hangs in the office of a house, for centres and consoles: one thing each, 200 x 152, standing on a floor at 137. */
export const officeThings = {
  // A panel of switches.
  settings:
    solid(box(60, 52, 80, 76), ink, box(112, 52, 28, 76)) +
    line('M72,70H128M72,90H128M72,110H128', far) +
    fill(disc(112, 70, 7) + disc(88, 110, 7), near) +
    fill(disc(84, 90, 8), lamp),
  // A sheet without a signature, and the pen.
  contracts:
    solid(box(66, 44, 62, 86), ink, box(106, 44, 22, 86)) +
    fill(box(76, 56, 42, 5) + box(76, 68, 42, 3) + box(76, 76, 42, 3) + box(76, 84, 28, 3), far) +
    line('M76,116H100', near, 2, ' stroke-dasharray="4 5"') +
    fill('M107,106h14v18l-7,-5l-7,5z', near, 0.55) +
    fill(disc(114, 104, 10), lamp) +
    fill(disc(114, 104, 5), far) +
    turned('rotate(28 140 90)', fill(box(136, 60, 9, 48), lamp) + fill('M136,108h9l-4.5,13z', near)),
  // A coin on its way back.
  cashback:
    fill(box(64, 126, 72, 11), near) +
    fill(box(70, 118, 60, 8), far) +
    solid(disc(100, 84, 26), lamp, 'M100,58a26,26 0 0 1 0,52z') +
    fill(disc(100, 84, 20) + disc(100, 84, 16), near, 0.35) +
    line('M100,74V94M94,84l6,-10l6,10', ink) +
    line('M62,104A44,44 0 0 1 100,40a44,44 0 0 1 38,22', ink, 4, ' stroke-dasharray="1 9"') +
    line('M140,48L139,63L125,58', ink),
  // An easel with axes and no line.
  figures:
    line('M84,112L70,137M116,112L130,137M100,40V32', lamp, 5) +
    solid(box(58, 42, 84, 66), ink, box(116, 42, 26, 66)) +
    line('M70,52V98H130', near, 3) +
    line('M78,90H126', far, 3, ' stroke-dasharray="2 7"') +
    fill(box(54, 108, 92, 6), lamp),
  // A door, shut.
  logins:
    fill(box(66, 40, 68, 97), near) +
    solid(box(72, 46, 56, 91), far, box(108, 46, 20, 91)) +
    fill(box(80, 56, 16, 30) + box(104, 56, 16, 30) + box(80, 94, 16, 34) + box(104, 94, 16, 34), near, 0.35) +
    fill(disc(120, 90, 5), lamp) +
    fill('M118.5,92h3l1.5,9h-6z', near) +
    fill(box(62, 133, 76, 5), ink),
  // Three steps, and nobody on them.
  leaders:
    solid(box(84, 86, 32, 51), ink, box(104, 86, 12, 51)) +
    solid(box(52, 104, 32, 33), lamp, box(72, 104, 12, 33)) +
    solid(box(116, 114, 32, 23), far, box(136, 114, 12, 23)) +
    line('M97,102L101,99V116', near, 3.5) +
    line('M64,118c1,-4 8,-4 8,0c0,3 -7,4 -8,8h8', near, 3) +
    fill('M86,44h28v12a14,14 0 0 1 -28,0z', lamp) +
    line('M86,48H79c0,9 3,12 8,13M114,48h7c0,9 -3,12 -8,13', lamp, 3) +
    fill(box(98, 68, 4, 8) + box(91, 76, 18, 5), lamp),
  // A board for notes, with one pin.
  tasks:
    line('M82,50L100,34L118,50', near, 2.5) +
    solid(box(56, 50, 88, 74), lamp, box(116, 50, 28, 74)) +
    fill(box(64, 58, 72, 58), mid) +
    line('M74,74h8v8h-8zM74,94h8v8h-8z', ink, 2.5) +
    line('M92,78H124M92,98H114', far, 4) +
    fill(disc(100, 36, 4), ink),
  // A signpost to both sides.
  lost:
    fill(box(96, 40, 8, 97), near) +
    solid('M70,52H132l12,11l-12,11H70z', ink, 'M110,52H132l12,11l-12,11H110z') +
    solid('M130,84H72l-12,11l12,11H130z', lamp, 'M110,84H130V106H110z') +
    fill(box(80, 61, 36, 4), far) +
    fill(box(84, 93, 36, 4), near) +
    fill('M84,137c2,-9 10,-10 14,-4c6,-5 14,-2 16,4z', far),
  // A bell that does not ring.
  done:
    fill(disc(100, 84, 6), ink) +
    solid('M66,122a34,34 0 0 1 68,0z', lamp, 'M106,122V88.5A34,34 0 0 1 134,122z') +
    fill('M76,112a25,25 0 0 1 12,-16l3,5a19,19 0 0 0 -10,11z', ink) +
    fill(box(58, 122, 84, 9), near) +
    fill(box(52, 131, 96, 7), far),
  // A lamp that is out, and its plug.
  fault:
    line('M100,26V50', near, 3) +
    fill('M74,72a26,24 0 0 1 52,0z', far) +
    fill('M100,48a26,24 0 0 1 26,24h-26z', near, 0.3) +
    fill('M88,72h24l-6,9h-12z', near) +
    line('M44,128C64,128 58,104 74,104', ink) +
    fill('M74,97h14v14h-14z', ink) +
    line('M88,101h8M88,107h8', ink, 3) +
    fill(box(112, 94, 22, 20), lamp) +
    fill(box(126, 94, 8, 20), near, 0.3) +
    fill(box(109, 100, 4, 2.5) + box(109, 106, 4, 2.5), near) +
    line('M134,104C150,104 142,128 158,128', lamp),
};
