import type { Queryable } from '../../src/platform/database.ts';
import { ARTICLES } from './articles.ts';
import { htmlOf } from './html-of.ts';

/**
 * Stores the articles of the help that the database lacks, in their order; the others keep the brand's words. Articles of
 * agents named dividends before these had one of their own, which the switch of loss shares hides: where it is added, they
 * are replaced. Source: 12-13.
 */
export async function seedHelp(database: Queryable): Promise<void> {
  const articles = ARTICLES.map(({ topic, group, texts }, position) => ({
    topic,
    group,
    position,
    texts: Object.fromEntries(
      Object.entries(texts).map(([tag, { title, text, words }]) => [tag, { title, html: htmlOf(text), words }]),
    ),
  }));
  await database.run(
    `WITH article AS (
         SELECT * FROM jsonb_to_recordset($1) AS x (topic text, "group" text, texts jsonb, position integer)),
       added AS (
         INSERT INTO help_articles (topic, "group", texts, position) SELECT topic, "group", texts, position FROM article
         ON CONFLICT (topic) DO NOTHING RETURNING topic)
     UPDATE help_articles h SET texts = a.texts FROM article a
      WHERE a.topic = h.topic AND h.topic LIKE 'agent-%' AND EXISTS (SELECT 1 FROM added WHERE topic = 'agent-dividends')`,
    [JSON.stringify(articles)],
  );
}
