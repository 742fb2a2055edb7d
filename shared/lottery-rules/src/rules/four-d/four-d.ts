import type { Play } from '../../play.ts';
import { box } from './box.ts';
import { permutation } from './permutation.ts';
import { roll } from './roll.ts';
import { straight } from './straight.ts';

/**
 * The plays of 4D, of Malaysia and Singapore alike: what they pay is each operator's table. 3D is a set of its own.
 * Source: domain.md 4.9.
 */
export const fourDPlays: readonly Play[] = [
  straight('big'),
  straight('small'),
  box('big'),
  box('small'),
  permutation('big'),
  permutation('small'),
  roll('big'),
  roll('small'),
];
