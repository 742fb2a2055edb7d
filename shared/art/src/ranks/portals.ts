import { mix } from '../colour.ts';
import { box, circle, wedge } from '../shape.ts';
import { arch, frame, type Mason, type Stone } from './mason.ts';

export interface Portal {
  stone: Stone;
  /** Where its foot is. */
  foot: number;
  build: (mason: Mason) => string;
}

const FOOT = 67;

/** One gate that is built on from rank to rank. Each has an outline of its own, so it reads at 32 px without colour. */
export const portals: readonly Portal[] = [
  // A plain arch, with the sun behind it.
  {
    stone: ['#2a1610', '#6b3220', '#b87142', '#d99a63', '#f2c48e'],
    foot: 64,
    build: (m) =>
      m.door(25, -24, 50, m.sun(40, 15) + m.fill(box(-30, 40, 60, 14), m.ink, 0.55)) +
      m.solid(frame(38, 13, -37, 50), m.metal) +
      m.steps(2, 42, 50),
  },
  // A lamp hangs in it.
  {
    stone: ['#1a2328', '#3a4d57', '#a7b4ba', '#d6dede', '#f4e3b4'],
    foot: FOOT,
    build: (m) =>
      m.door(
        27,
        -28,
        46,
        m.fill(circle(0, -2, 22), mix(m.opening, m.light, 0.2)) +
          m.fill('M-1.5,-34h3v26h-3z', m.ink) +
          m.fill('M-13,-2a13,12 0 0 1 26,0z', m.lit) +
          m.fill('M0,-14a13,12 0 0 1 13,12h-13z', m.metal) +
          m.fill('M-8,-2h16l-4,8h-8z', m.light) +
          m.fill('M-8,6H8L22,48H-22z', m.light, 0.22),
      ) +
      m.solid(frame(46, 9, -47, 46), m.metal) +
      m.solid(frame(37, 10, -38, 46), m.lit) +
      m.solid('M-9,-52h18l-4,22h-10z', m.light) +
      m.steps(3, 46, 46),
  },
  // Cut stones and a key stone.
  {
    stone: ['#2d1a0a', '#a43e24', '#d9a23c', '#f2cb6c', '#fdeec4'],
    foot: FOOT,
    build: (m) =>
      m.door(
        28,
        -28,
        44,
        m.sun(2, 17) +
          m.fill('M-30,26h60v20h-60z', m.ink, 0.5) +
          [0, 1, 2].map((at) => m.fill(box(-14 + at * 4, 29 + at * 6, 28 - at * 8, 3), m.light)).join(''),
      ) +
      m.voussoirs(0, 28, 49, 9) +
      m.jambs(28, 49, 0, 44) +
      m.solid(box(-53, -3, 25, 7) + box(28, -3, 25, 7), m.metal, 30) +
      m.solid('M-10,-58h20l-4,32h-12z', m.light) +
      m.steps(3, 51, 44),
  },
  // Columns, and halls behind halls.
  {
    stone: ['#0e272b', '#1b6a6b', '#bfccc8', '#ecefe6', '#f6b04e'],
    foot: FOOT,
    build: (m) =>
      m.door(
        26,
        -32,
        42,
        [0, 1, 2]
          .map((at) => m.fill(arch(21 - at * 6, -22 + at * 10, 50), mix(m.opening, m.ink, 0.25 + at * 0.22)))
          .join('') +
          m.fill(arch(7, 6, 50), m.light) +
          m.fill('M-7,42h14l12,10h-38z', m.light),
      ) +
      m.voussoirs(-6, 26, 41, 7) +
      m.jambs(26, 41, -6, 42) +
      m.solid('M-8,-54h16l-3,27h-10z', m.light) +
      m.column(-47, -14, 42, true) +
      m.column(47, -14, 42, true) +
      m.steps(3, 55, 42),
  },
  // A cut stone in the opening and on the columns.
  {
    stone: ['#0e1c34', '#1f4d8c', '#86b4d4', '#c6e2ee', '#fdf6e4'],
    foot: FOOT,
    build: (m) =>
      m.door(
        30,
        -36,
        42,
        [...Array(9).keys()]
          .map((at) => m.fill(wedge(0, 4, 0, 60, 180 + at * 40, 200 + at * 40), mix(m.opening, m.metal, 0.34)))
          .join('') + m.gem(0, 4, 1.14),
      ) +
      m.voussoirs(-6, 30, 44, 11) +
      m.jambs(30, 44, -6, 42) +
      m.column(-50, -20, 42, false) +
      m.column(50, -20, 42, false) +
      m.gem(-50, -37, 0.46) +
      m.gem(50, -37, 0.46) +
      m.solid('M-10,-55h20l-3,22h-14z', m.metal) +
      m.gem(0, -55, 0.5) +
      m.steps(3, 57, 42),
  },
  // Three gates under a crown.
  {
    stone: ['#260c18', '#8c1d3c', '#dfab45', '#f7d683', '#fdf1da'],
    foot: FOOT,
    build: (m) =>
      [-38, 38]
        .map(
          (x) =>
            m.door(11, -6, 42, m.fill('M-60,24h120v30h-120z', m.ink, 0.4), x) +
            m.solid(frame(19, 8, -14, 42, x), m.metal, x),
        )
        .join('') +
      m.door(21, -26, 42, m.sun(4, 13) + m.fill(arch(8, 12, 50), m.ink, 0.75)) +
      m.voussoirs(-5, 21, 33, 9) +
      m.jambs(21, 33, -5, 42) +
      m.solid('M-30,-34L-36,-66L-17,-50L0,-74L17,-50L36,-66L30,-34z', m.lit) +
      m.solid('M-30,-39h60v9h-60z', m.metal) +
      [-36, 0, 36].map((x) => m.solid(circle(x, x ? -67 : -75, 5), m.light, x)).join('') +
      m.gem(0, -46, 0.38) +
      m.steps(3, 57, 42),
  },
];
