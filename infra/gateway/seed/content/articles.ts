import { readdirSync, readFileSync } from 'node:fs';

/** Paragraphs; a line that starts with '- ' is a list item. `words` are what members call the subject. */
interface ArticleText {
  title: string;
  text: string;
  words: string;
}

const FOLDER = new URL('../../locales/help/', import.meta.url);
const texts = new Map(
  readdirSync(FOLDER).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, ArticleText>,
  ]),
);

/** The seven topics behind the footer, in its order (2.5-09). */
const ABOUT: readonly string[] = [
  'company',
  'contact',
  'terms',
  'responsible-gaming',
  'privacy',
  'affiliates',
  'refund',
];

/** The articles of the help page with their texts by language tag, in the order of the files in `locales/help`. */
export const ARTICLES: readonly { topic: string; group: 'about' | 'help'; texts: Record<string, ArticleText> }[] =
  Object.keys(texts.get('en')!).map((topic) => ({
    topic,
    group: ABOUT.includes(topic) ? 'about' : 'help',
    texts: Object.fromEntries(
      [...texts].map(([tag, articles]) => {
        if (!articles[topic]) throw new Error(`locales/help/${tag}.json has no ${topic}.`);
        return [tag, articles[topic]];
      }),
    ),
  }));
