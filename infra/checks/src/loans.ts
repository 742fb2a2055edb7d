import { isProperName } from './proper-names.ts';

/**
 * Words that a language says as English does, because its readers do: loans of the trade and of the machine, and names of
 * games. What every language shares is in `proper-names.ts`.
 */
const LOANS: Readonly<Record<string, ReadonlySet<string>>> = {
  ms: words(`
    deposit bonus status live min captcha token jackpot banker
    sicbo sic bo blackjack hold em se die fan tan niuniu zjh mahjong`),
  tl: words(`
    account password username login mobile number code country email address device site home feedback help center contact us
    personal agent privacy policy refund system maintenance restriction of visit session full screen cover customer service
    deposit withdrawal payment cash cashback rebate bonus rate reference referral invitation downline member vendor voucher
    point points mall tournament jackpot min max online status token canary hash module ops stable remote role approver
    operator gateway squad normal captcha
    slots live fish sports esports round zodiac dragon tiger
    baccarat roulette replay sicbo sic bo blackjack hold em card poker se die fan tan niuniu zjh mahjong`),
  vi: words('email jackpot esports hot casino baccarat roulette wild'),
  id: words(
    'deposit cashback bonus downline email jackpot esports level member status transfer filter slot total wild jack pot odds sic bo blackjack hold em se die fan tan niuniu zjh',
  ),
  'pt-BR': words(
    'cashback slots jackpot status mail chat min total wild replay odds zero sic bo blackjack hold em se die fan tan niuniu zjh mahjong',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Whether a language says every word of this text as English does. */
export function isLoan(language: string, text: string): boolean {
  const known = LOANS[language];
  return (
    !!known &&
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /\p{L}/u.test(word))
      .every((word) => known.has(word) || word.length === 1 || isProperName(word))
  );
}
