import { nearestTag } from '@atrium/contracts/language-of';
import { textsByTag } from '../platform/texts-by-tag.ts';
import { amountText, type MoneyStyle } from './amount-text.ts';
import type { MessageParams } from './write-message.ts';

export interface MessageText {
  title: string;
  text: string;
}
const TEXTS = textsByTag<Readonly<Record<string, MessageText>>>('messages');

/** The text of a kind of message in a language, with its placeholders filled; undefined for an unknown kind. */
export function messageText(
  kind: string,
  params: MessageParams,
  code: string,
  money: MoneyStyle,
): MessageText | undefined {
  const tag = nearestTag(code);
  const words = TEXTS[tag][kind] ?? TEXTS.en[kind];
  if (!words) return undefined;
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name, params[name] ?? '', tag, money));
  return { title: fill(words.title), text: fill(words.text) };
}

function valueOf(name: string, value: MessageParams[string], tag: string, money: MoneyStyle): string {
  if (typeof value === 'object') return value[tag] ?? value.en ?? '';
  if (name === 'amount') return amountText(String(value), tag, money);
  return typeof value === 'number' ? new Intl.NumberFormat(`${tag}-u-nu-latn`).format(value) : value;
}
