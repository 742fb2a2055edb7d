import { nearestTag } from '@atrium/contracts/language-of';

/** Texts by language tag, as the columns `names` and `texts` hold them; English is always there. */
export type Texts<Text> = { readonly en: Text } & Readonly<Record<string, Text | undefined>>;

/** The text in a language, else in English. */
export const textIn = <Text>(texts: Texts<Text>, code: string): Text => texts[nearestTag(code)] ?? texts.en;
