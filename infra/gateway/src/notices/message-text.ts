import { readFileSync } from 'node:fs';
import { languageOfTag, nearestTag } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import type { MessageParams } from './write-message.ts';

export interface MessageText {
  title: string;
  text: string;
}
/** How the brand writes amounts. */
export interface MoneyStyle {
  symbol: string;
  fractionDigits: number;
}

const FOLDER = new URL('../../locales/messages/', import.meta.url);
const TEXTS = new Map(
  FINISHED_TAGS.map((tag) => [
    tag as string,
    JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as Readonly<Record<string, MessageText>>,
  ]),
);

/** The text of a kind of message in a language, with its placeholders filled; undefined for an unknown kind. */
export function messageText(
  kind: string,
  params: MessageParams,
  code: string,
  money: MoneyStyle,
): MessageText | undefined {
  const tag = nearestTag(code);
  const words = TEXTS.get(tag)?.[kind] ?? TEXTS.get('en')?.[kind];
  if (!words) return undefined;
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name, params[name] ?? '', tag, money));
  return { title: fill(words.title), text: fill(words.text) };
}

function valueOf(name: string, value: MessageParams[string], tag: string, money: MoneyStyle): string {
  if (typeof value === 'object') return value[tag] ?? value.en ?? '';
  if (name === 'amount') return amountIn(String(value), tag, money);
  return typeof value === 'number' ? new Intl.NumberFormat(`${tag}-u-nu-latn`).format(value) : value;
}

/** Minor units as members see them, `P 1,234.50`: exact for any size. */
function amountIn(amount: string, tag: string, { symbol, fractionDigits }: MoneyStyle): string {
  const digits = amount.padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const decimal = fractionDigits ? `${whole}.${digits.slice(-fractionDigits)}` : whole;
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  const isolated = `${symbol}\u00a0${format.format(decimal as unknown as number)}`;
  // Within Arabic text the symbol and the digits would otherwise change places.
  return languageOfTag(tag).dir === 'rtl' ? `\u2066${isolated}\u2069` : isolated;
}
