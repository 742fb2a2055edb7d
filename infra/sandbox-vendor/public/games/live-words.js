import { rankOf, suitOf } from '../art/cards.js';
import { colourOf } from '../art/wheel.js';
import { coupOf, total } from './coup.js';

/** How a card is called. */
export const cardName = ({ t }, card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });

/** The numbers of a field inside the layout, as the server names it; undefined for the outside. */
export function insideNumbers(field) {
  const [, kind, one, other] = /^([a-z]+)(\d+)_?(\d*)$/.exec(field) ?? [];
  const first = Number(one);
  switch (kind) {
    case 'split':
      return [first, Number(other)];
    case 'street':
      return [first, first + 1, first + 2];
    case 'trio':
      return [0, first, first + 1];
    case 'corner':
      return [first, first + 1, first + 3, first + 4];
    case 'first':
      return [0, 1, 2, 3];
    case 'line':
      return [0, 1, 2, 3, 4, 5].map((more) => first + more);
    default:
      return undefined;
  }
}

/** What three dice show together. */
export const sumOf = (dice) => dice.reduce((sum, die) => sum + die, 0);

/** What is left of beads that are counted off by fours. */
export const fanOf = (beads) => ((beads - 1) % 4) + 1;

/** The field that two cards decide. */
export const winnerOf = ([dragon, tiger]) =>
  dragon % 13 === tiger % 13 ? 'tie' : dragon % 13 > tiger % 13 ? 'dragon' : 'tiger';

/** What a hand is worth: a kind, and where it has one, a number. */
export function rankName({ t, count }, rank) {
  const [kind, number] = rank.split(':');
  const bull = { 0: 'noBull', 10: 'bullBull', 11: 'fivePictures' }[number];
  if (kind === 'bull' && bull) return t(`rank.${bull}`);
  return t(`rank.${kind}`, { points: number === undefined ? '' : count(Number(number)) });
}

/** The faces of the dice with pictures, in the order of their numbers. */
export const FACES = ['fish', 'prawn', 'gourd', 'coin', 'crab', 'rooster'];

/** The places of a table that deals hands, in the order of the deal. */
export const PLACES = {
  'niu-niu': ['banker', 'player1', 'player2', 'player3'],
  'pai-gow': ['banker', 'player1', 'player2', 'player3'],
  'mahjong-tiles': ['banker', 'player1', 'player2', 'player3'],
  'golden-flower': ['dragon', 'phoenix'],
};

function handsWords(game, words) {
  const { t, count } = words;
  const name = (field) => {
    const number = /^(player|double)(\d)$/.exec(field);
    if (!number) return t(`live.field.${field}`);
    return t(number[1] === 'player' ? 'live.seat' : 'live.seatDouble', { number: count(Number(number[2])) });
  };
  return {
    name,
    describe: ({ hands }) =>
      hands
        .map(({ rank }, at) => t('live.hand', { name: name(PLACES[game][at]), rank: rankName(words, rank) }))
        .join('; ')
        .concat('.'),
  };
}

/** The names of a live table's fields and outcomes, at the table and in every description of a round. */
export function liveWords(game, words) {
  const { t, count } = words;
  const named = (field) => t(`live.field.${field}`);
  switch (game) {
    case 'roulette':
      return {
        name(field) {
          if (field.startsWith('n')) return count(Number(field.slice(1)));
          const numbers = insideNumbers(field);
          if (!numbers) return named(field);
          const row = numbers.at(-1) - numbers[0] === numbers.length - 1 && numbers.length > 2;
          return row
            ? `${count(numbers[0])}–${count(numbers.at(-1))}`
            : numbers.map((number) => count(number)).join(' · ');
        },
        describe: (number) => t('live.number', { number: count(number), colour: named(colourOf(number)) }),
      };
    case 'sic-bo':
      return {
        name(field) {
          const [, kind, one, other] = /^([a-z]+)(\d*)_?(\d*)$/.exec(field);
          if (kind === 'pair') return t('live.diceBoth', { one: count(Number(one)), other: count(Number(other)) });
          const numbered = {
            die: 'live.die',
            total: 'live.diceTotal',
            double: 'live.diceDouble',
            triple: 'live.diceTriple',
          }[kind];
          return one && numbered ? t(numbered, { number: count(Number(one)) }) : named(field);
        },
        describe: (dice) => t('live.dice', { dice: dice.map(count).join(', '), total: count(sumOf(dice)) }),
      };
    case 'fish-prawn-crab':
      return { name: named, describe: (dice) => `${dice.map((die) => named(FACES[die - 1])).join(', ')}.` };
    case 'se-die':
      return {
        name: named,
        describe: (discs) => t('live.discs', { red: count(sumOf(discs)), white: count(discs.length - sumOf(discs)) }),
      };
    case 'fan-tan':
      return {
        name(field) {
          const [, kind, one, other] = /^([a-z]+)(\d?)(\d?)$/.exec(field);
          const [number, second] = [one, other].map((digit) => digit && count(Number(digit)));
          if (kind === 'fan') return t('live.fan', { number });
          return one ? t(`live.${kind}`, { one: number, other: second }) : named(field);
        },
        describe: (beads) => t('live.beads', { beads: count(beads), number: count(fanOf(beads)) }),
      };
    case 'niu-niu':
    case 'pai-gow':
    case 'mahjong-tiles':
    case 'golden-flower':
      return handsWords(game, words);
    case 'dragon-tiger':
      return {
        name: named,
        describe: (cards) =>
          t('live.cards', {
            dragon: cardName(words, cards[0]),
            tiger: cardName(words, cards[1]),
            winner: named(winnerOf(cards)),
          }),
      };
    default:
      return {
        name: named,
        describe(cards) {
          const { player, banker, winner } = coupOf(cards);
          return t(`live.coup.${winner}`, { player: count(total(player)), banker: count(total(banker)) });
        },
      };
  }
}
