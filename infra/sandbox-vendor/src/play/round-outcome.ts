import type { FinishedTag } from '@atrium/contracts/languages';
import type { RoundOutcome } from '@atrium/contracts/round-outcome';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { dressOf, symbolKeyOf } from '../../public/art/dress.js';
// @ts-expect-error As above.
import { createWords } from '../../public/frame/words.js';
// @ts-expect-error As above.
import { describeHands, partName } from '../../public/games/hands-words.js';
// @ts-expect-error As above.
import { cardName, liveWords } from '../../public/games/live-words.js';
import type { Slip } from '../mechanics/book/book.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import type { ContestShown } from '../mechanics/contest/contest-mechanic.ts';
import { potFor, type RoomShown } from '../mechanics/high-card/high-card.ts';
import { betsOf, type LiveGame } from '../mechanics/live/live-table.ts';
import type { HandGame } from '../mechanics/hands/hand-game.ts';
import type { HandRound } from '../mechanics/hands/hand-table.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf, variantOf } from '../pick-mechanic.ts';
import type { Held } from '../mechanics/slot/hold.ts';
import { LINE_COUNT } from '../mechanics/slot/reels.ts';
import { wordsOf } from '../languages.ts';
import type { KnownGame } from '../store/known-games.ts';
import type { Round } from '../store/rounds.ts';

interface Words {
  t(path: string, values?: Record<string, unknown>): string;
  count(value: number): string;
  money(minor: number): string;
}
type Part = RoundOutcome['parts'][number];
type Describe = (round: Round, words: Words, game: KnownGame) => RoundOutcome;

/** What a round came to, in words: each field, line or answer with its stake, its rate and what it brought. The round is over. */
export function roundOutcome(round: Round, game: KnownGame, shown: Json, language: FinishedTag): RoundOutcome | null {
  if (round.status === 'void' || round.status === 'refused' || shown === null) return null;
  const mechanic = mechanicOf(game);
  const words: Words = createWords({
    words: wordsOf(language),
    language,
    currency: game.currencySymbol ?? game.currency,
    mode: round.mode,
    fractionDigits: game.fractionDigits ?? 2,
  });
  const over = { ...round, shown };
  if (mechanic.table) return liveOutcome(mechanic.table)(over, words, game);
  if (mechanic.hands) return handsOutcome(mechanic.hands)(over, words, game);
  if (mechanic.book) return slipOutcome(mechanic.book)(over, words, game);
  return { slot: slotOutcome, fish: fishOutcome, 'high-card': cardOutcome, contest: contestOutcome }[
    mechanic.kind as 'slot' | 'fish' | 'high-card' | 'contest'
  ](over, words, game);
}

const part = (
  name: string,
  {
    stake = null,
    rate = null,
    result = null,
    payout = null,
  }: { stake?: number | null; rate?: number | null; result?: string | null; payout?: number | null },
): Part => ({
  name,
  stake: stake === null ? null : String(stake),
  // Rates are of a few decimals; more would be the computer's, not the game's.
  rate: rate === null ? null : String(Math.round(rate * 10_000) / 10_000),
  result,
  payout: payout === null ? null : String(payout),
});

/** Every field that was staked on. */
const liveOutcome =
  (table: LiveGame): Describe =>
  ({ shown, stake }, words) => {
    const { outcome } = shown as unknown as { outcome: Json };
    const { name, describe } = liveWords(table.name, words) as {
      name(field: string): string;
      describe(outcome: Json): string;
    };
    return {
      result: describe(outcome),
      parts: Object.entries(betsOf(shown, stake)).map(([field, amount]) => {
        const returned = table.hundredths(field, outcome);
        // Two dice of a number return more than one: the payout shows the rate that it had.
        const rate = returned > 100 ? returned / 100 : (table.fields[field] as number) + 1;
        return part(name(field), { stake: amount, rate, payout: (amount * returned) / 100 });
      }),
    };
  };

/** Each stake of a card game against the house, with what it returned. */
const handsOutcome =
  (game: HandGame): Describe =>
  ({ shown }, words) => ({
    result: describeHands(words, shown) as string,
    parts: game
      .settle((shown as unknown as HandRound).state)
      .map(({ name, stake, payout }) =>
        part(partName(words, name) as string, { stake, rate: stake > 0 ? payout / stake : null, payout }),
      ),
  });

/** The lines, ways, scatters and coins that paid; a line has a twentieth of the stake to itself. */
const slotOutcome: Describe = ({ shown, stake, gameId }, { t, count }, { gameName }) => {
  const { window, wins, held } = shown as unknown as {
    window: string[];
    wins: { symbol: string; count: number; line: number; amount: number }[];
    held?: Held;
  };
  const dress = dressOf({ gameName, variant: variantOf(gameId) });
  const named = (symbol: string) => t(`symbol.${symbolKeyOf(dress, symbol)}`);
  const rows = [0, 1, 2].map((row) => window.map((reel) => named(reel[row] as string)).join(', ')).join('; ');
  const paid = wins.map((win) => {
    const own = win.line > 0 ? stake / LINE_COUNT : null;
    return part(
      t(win.line > 0 ? 'slot.lineWin' : 'slot.otherWin', {
        line: win.line,
        count: win.count,
        symbol: named(win.symbol),
      }),
      { stake: own, rate: win.amount / (own ?? stake), payout: win.amount },
    );
  });
  const coins =
    held &&
    part(
      t(held.full ? 'slot.heldAll' : 'slot.heldSum', {
        count: count(held.first.length + held.respins.flat().length),
        times: count(held.total),
      }),
      { rate: held.total, payout: held.total * stake },
    );
  return { result: t('slot.reels', { rows }), parts: coins ? [...paid, coins] : paid };
};

const fishOutcome: Describe = ({ shown, stake, payout }, { t }) => {
  const { fish, caught, pays } = shown as unknown as { fish: string; caught: boolean; pays: number };
  const name = t(`fish.${fish}`);
  return {
    result: t(caught ? 'fish.caught' : 'fish.missed', { fish: name }),
    parts: [part(name, { stake, rate: pays, payout })],
  };
};

/** The own card; the others' are in the replay. */
const cardOutcome: Describe = ({ shown, stake, payout }, words) => {
  const { t } = words;
  const { seats, me, cards, winner } = shown as unknown as RoomShown & { cards: number[]; winner: number };
  const taken = cardName(words, cards[winner]);
  return {
    result:
      winner === me
        ? t('highCard.won', { card: taken })
        : t('highCard.lost', { player: seats[winner] ?? t('highCard.house'), card: taken }),
    parts: [
      part(t('highCard.you'), {
        stake,
        rate: potFor(stake, cards.length) / stake,
        result: cardName(words, cards[me]),
        payout,
      }),
    ],
  };
};

/** How the pot of a game between members was shared. */
const contestOutcome: Describe = ({ shown, stake, payout }, { t }) => {
  const { seats, me, match } = shown as unknown as ContestShown;
  const shares = match?.shares ?? [];
  const winners = shares.flatMap((won, seat) => (won > 0 ? [seat] : []));
  const lost = t('contest.lost', { player: seats[winners[0] ?? 0] ?? t('highCard.house') });
  return {
    result: !winners.includes(me) ? lost : t(winners.length > 1 ? 'contest.shared' : 'contest.won'),
    parts: [part(t('highCard.you'), { stake, payout })],
  };
};

const MARKS = { true: '✓', false: '✗', null: null } as const;

/** The answers of a slip; their prices are multiplied, so that what they bring is the slip's alone. */
const slipOutcome =
  (sport: Sport): Describe =>
  ({ shown, stake, payout }, { t, money }) => {
    const { legs, cashedOut } = shown as unknown as Slip;
    const alone = legs.length === 1 && !cashedOut;
    return {
      result: cashedOut
        ? t('book.cashedOut', { amount: money(cashedOut.amount) })
        : t(payout === 0 ? 'round.nothing' : 'round.returned', { amount: money(payout) }),
      parts: legs.map(({ home, away, market, pick, price, score, won, void: off }) => {
        const mark = off ? t('book.status.void') : MARKS[`${won}`];
        return part(
          `${home} – ${away}: ${t(`book.market.${market}`)}, ${t(`book.pick.${sport.name}.${market}.${pick}`, { home, away })}`,
          {
            stake: alone ? stake : null,
            rate: price / 100,
            result: [score?.join(' : '), mark].filter(Boolean).join(' ') || null,
            payout: alone ? payout : null,
          },
        );
      }),
    };
  };
