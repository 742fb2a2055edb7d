import { draw, type Result } from '../../draw.ts';
import { HOUSE } from '../../house.ts';
import { exampleOf, type Play } from '../../play.ts';
import type { Selection } from '../../selection.ts';
import { checkDrawn } from '../testing/check-drawn.ts';
import { checkForm } from '../testing/check-form.ts';
import { cellsBy, checkProjected } from '../testing/check-projected.ts';
import { markSixOracle } from '../testing/marksix-oracle.ts';
import { seeded } from '../testing/seeded.ts';
import { BALLS } from './balls.ts';
import { markSixPlays } from './marksix.ts';

const DAY = '2026-11-23';
const label = (play: Play): [string, Play] => [play.code, play];
const plays = markSixPlays(HOUSE, DAY);
const ofSpecial = plays.filter(({ tab, code }) => tab === 'special' || tab === 'colour' || /^s.*-animals?$/.test(code));
const bySets = plays.filter(({ tab, code }) => /linked|none|main|tail/.test(tab) || /^animals\d/.test(code));

it.each(ofSpecial.map(label))('[10-07] %s settles like the oracle over all special balls', (code, play) => {
  const oracle = markSixOracle(code, DAY);
  const everything =
    play.rows[0]!.kind === 'picks' && play.rows[0]!.min === 1 ? [play.rows[0]!.values] : exampleOf(play);
  for (const selection of [exampleOf(play), everything]) {
    const paid: Record<string, bigint> = {};
    for (const special of BALLS) {
      const result: Result = [BALLS.filter((ball) => ball !== special).slice(0, 6), [special]];
      checkDrawn(play, selection, result, oracle);
      for (const { tier, notes } of play.wins(selection, result))
        paid[tier] = (paid[tier] ?? 0n) + notes * (play.space / 49n);
    }
    for (const [tier, notes] of Object.entries(play.tally(selection)))
      expect([tier, notes * play.tiers[tier]!]).toEqual([tier, paid[tier] ?? 0n]);
  }
});

/** The selection that contains the class of another size too: the year's animal is the horse, the other tail is 0. */
const others: Record<string, string> = { zodiac: 'horse,pig,rat,ox,tiger', tail: '0,3,4,8,9' };
function selectionsOf(play: Play): Selection[] {
  const text = others[play.tab];
  const size = Number(/\d+$/.exec(play.code)?.[0]);
  const read = text ? play.parse(text.split(',').slice(0, Math.max(2, size)).join(',')) : null;
  return [exampleOf(play), ...(read && 'selection' in read ? [read.selection] : [])];
}

/** The picked animal or tail of a ball, by the oracle of one class. */
function classIn(selection: Selection, code: string, ball: string): string {
  const oracle = markSixOracle(code.replace(/\d$/, '1'), DAY);
  return selection[0]!.find((value) => Object.keys(oracle([[value]], [[ball], [ball]])).length > 0) ?? '';
}

it.each(bySets.map(label))('[10-07] %s settles like the oracle over a projection of all draws', (code, play) => {
  for (const selection of selectionsOf(play)) {
    const cells = cellsBy(BALLS, (ball) =>
      /^animals|^tails/.test(code) ? classIn(selection, code, ball) : String(selection[0]!.includes(ball)),
    );
    checkProjected(play, selection, cells, true, markSixOracle(code, DAY));
  }
});

it.each(plays.map(label))('[10-07] %s settles like the oracle on seeded draws', (code, play) => {
  const random = seeded(code);
  const oracle = markSixOracle(code, DAY);
  let won = 0;
  for (let round = 0; round < 120; round += 1) {
    const result = draw('marksix', random);
    const rows = play.rows.map(({ values, min, max }) => {
      const often = values === BALLS && play.tab !== 'none' ? [...values.slice(0, 5), ...result.flat()] : values;
      const picks = new Set<string>();
      while (picks.size < Math.min(max, min + (round % 2))) picks.add(often[random(often.length)]!);
      return values.filter((value) => picks.has(value));
    });
    if (checkDrawn(play, rows, result, oracle)) won += 1;
  }
  expect(won).toBeGreaterThan(0);
});

it.each(plays.map(label))('[10-01] %s counts, expands and reads selections', (_, play) => checkForm(play, 20));
