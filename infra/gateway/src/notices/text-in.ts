/** Texts by language tag, as the columns `names` and `texts` hold them; English is always there. */
export type Texts<Text> = { readonly en: Text } & Readonly<Record<string, Text | undefined>>;

/** Codes of the specification whose tag is another word. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh', TW: 'zh', TY: 'tl', PT: 'pt-BR', 'PT-BR': 'pt-BR' };

/** The tag that texts are stored under for a language code (`CN` → `zh`). */
export const tagOf = (code: string): string => {
  const known = code.toUpperCase();
  return Object.hasOwn(TAGS, known) ? TAGS[known]! : code.toLowerCase();
};

/** The text in a language, else in English. */
export const textIn = <Text>(texts: Texts<Text>, code: string): Text => {
  const tag = tagOf(code);
  // A code comes from outside: `constructor` is no language.
  return (Object.hasOwn(texts, tag) ? texts[tag] : undefined) ?? texts.en;
};
