import type { Queryable } from './database.ts';

/** The first row that breaks a check, and how many more do. `text` selects them, each with a text `what`. */
export async function firstBroken(snapshot: Queryable, text: string): Promise<string | undefined> {
  const [first] = await snapshot.rows<{ what: string; total: number }>(
    `SELECT what, (count(*) OVER ())::int AS total FROM (${text}) broken ORDER BY what LIMIT 1`,
  );
  return first && `${first.what}${first.total > 1 ? ` and ${first.total - 1} more` : ''}`;
}

/** The sentence about a broken check, with what breaks it if `named`. */
export const failureSentence = (failure: string, found: string, named: boolean): string =>
  named ? `${failure}: ${found}.` : `${failure}.`;
