import type { House } from '../../house.ts';
import type { Play } from '../../play.ts';
import { direct, type Span } from './direct.ts';

const SPANS: readonly Span[] = [
  { code: 'five', tab: 'five-star', name: 'Five star', from: 0, places: 5 },
  { code: 'back4', tab: 'four-star', name: 'Back four', from: 1, places: 4 },
  { code: 'front3', tab: 'front-three', name: 'Front three', from: 0, places: 3 },
  { code: 'middle3', tab: 'middle-three', name: 'Middle three', from: 1, places: 3 },
  { code: 'back3', tab: 'back-three', name: 'Back three', from: 2, places: 3 },
  { code: 'front2', tab: 'front-two', name: 'Front two', from: 0, places: 2 },
  { code: 'back2', tab: 'back-two', name: 'Back two', from: 3, places: 2 },
];

/** The plays of five digits (SSC). Source: domain.md 4.2. */
export const sscPlays = (_house: House): readonly Play[] => SPANS.map((span) => direct(5, span));
