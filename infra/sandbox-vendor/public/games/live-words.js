import { rankOf, suitOf } from '../art/cards.js';
import { colourOf } from '../art/wheel.js';
import { coupOf, total } from './coup.js';

/** How a card is called. */
export const cardName = ({ t }, card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });

/** What three dice show together. */
export const sumOf = (dice) => dice.reduce((sum, die) => sum + die, 0);

/** The field that two cards decide. */
export const winnerOf = ([dragon, tiger]) =>
  dragon % 13 === tiger % 13 ? 'tie' : dragon % 13 > tiger % 13 ? 'dragon' : 'tiger';

/** The names of a live table's fields and outcomes, at the table and in every description of a round. */
export function liveWords(game, words) {
  const { t, count } = words;
  const named = (field) => t(`live.field.${field}`);
  switch (game) {
    case 'roulette':
      return {
        name: (field) => (field.startsWith('n') ? count(Number(field.slice(1))) : named(field)),
        describe: (number) => t('live.number', { number: count(number), colour: named(colourOf(number)) }),
      };
    case 'sic-bo':
      return {
        name: (field) =>
          field.startsWith('die') ? t('live.die', { number: count(Number(field.slice(3))) }) : named(field),
        describe: (dice) => t('live.dice', { dice: dice.map(count).join(', '), total: count(sumOf(dice)) }),
      };
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
