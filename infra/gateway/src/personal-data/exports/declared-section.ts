import type { Queryable } from '../../platform/database.ts';
import type { Section } from './section.ts';

interface Declared {
  table: string;
  section: string;
  rowsOf: string;
  pageBy: string | null;
  hidden: string[];
  masked: Record<string, string>;
}

/** The sections that `personal_data` declares, in its order: its expressions are the owner's, and no caller's. */
export async function declaredSections(queryable: Queryable): Promise<Section[]> {
  const rows = await queryable.rows<Declared>(
    `SELECT name AS table, section, rows_of AS "rowsOf", page_by AS "pageBy", hidden, masked
       FROM personal_data WHERE section IS NOT NULL ORDER BY section <> 'profile', place`,
  );
  return rows.map(sectionOf);
}

function sectionOf({ table, section, rowsOf, pageBy, hidden, masked }: Declared): Section {
  const of = `FROM ${table} t WHERE (${rowsOf.replaceAll('$1', '$1::bigint')})`;
  const shown = Object.entries(masked).map(([column, expression]) => `'${column}', ${expression}`);
  const columns = `((to_jsonb(t) - $2::text[]) || jsonb_build_object(${shown.join(', ')}))::text AS text`;
  return {
    name: section,
    async count(queryable, { memberId }) {
      return (await queryable.first<{ count: number }>(`SELECT count(*)::int AS count ${of}`, [memberId]))!.count;
    },
    async read(queryable, { memberId }, cursor, pageSize) {
      if (pageBy === null) {
        const rows = await queryable.rows<{ text: string }>(`SELECT ${columns} ${of}`, [memberId, hidden]);
        return { records: rows.map(({ text }) => text), next: null };
      }
      const rows = await queryable.rows<{ text: string; place: string }>(
        `SELECT ${columns}, t.${pageBy}::text AS place ${of} AND t.${pageBy} > $3::bigint ORDER BY t.${pageBy} LIMIT $4`,
        [memberId, hidden, cursor ?? '0', pageSize],
      );
      return { records: rows.map(({ text }) => text), next: rows.length < pageSize ? null : rows.at(-1)!.place };
    },
  };
}
