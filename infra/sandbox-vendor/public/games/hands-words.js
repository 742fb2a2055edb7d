import { rankName } from './live-words.js';

/** What a hand is worth, in words: points at blackjack, a kind at poker. */
export function worthName(words, hand) {
  const { t, count } = words;
  if (hand.rank) return rankName(words, hand.rank);
  if (hand.blackjack) return t('rank.blackjack');
  return t(hand.total > 21 ? 'rank.bust' : 'rank.points', { points: count(hand.total) });
}

/** The dealer's hand as far as it is seen; empty while nothing of it is. */
export function dealerWorth(words, shown) {
  if (shown.dealerRank) return rankName(words, shown.dealerRank);
  if (!shown.dealerTotal) return '';
  return worthName(words, { total: shown.dealerTotal, blackjack: shown.dealerBlackjack });
}

/** How the player's hands are called. */
export function handName({ t, count }, hands, at) {
  return hands.length > 1 ? t('hands.youHand', { number: count(at + 1) }) : t('hands.you');
}

/** The end of a round in one line. */
export function describeHands(words, shown) {
  const { t } = words;
  if (!shown.hands) return '';
  const own = shown.hands.map((hand, at) =>
    t('live.hand', { name: handName(words, shown.hands, at), rank: worthName(words, hand) }),
  );
  const dealer = dealerWorth(words, shown);
  const lines = dealer ? [t('live.hand', { name: t('hands.dealer'), rank: dealer }), ...own] : own;
  const more = shown.folded ? t('hands.folded') : '';
  return `${[...lines, more].filter(Boolean).join('; ')}.${shown.qualifies === false && !shown.folded ? ` ${t('hands.noQualify')}` : ''}`;
}

/** The names of a round's stakes. */
export function partName(words, name) {
  const { t, count } = words;
  const [kind, number] = name.split(':');
  if (number) return t('hands.youHand', { number: count(Number(number)) });
  if (kind === 'hand' || kind === 'ante') return t('controls.stake');
  return kind === 'pairPlus' || kind === 'aces' ? t(`hands.side.${kind}`) : t(`hands.act.${kind}`);
}
