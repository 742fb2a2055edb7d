import type { Check, CheckResult } from './check.ts';
import { checkChance } from './check-chance.ts';
import { checkClock } from './check-clock.ts';
import { checkDocuments } from './check-documents.ts';
import { checkDoors } from './check-doors.ts';
import { checkEdges } from './check-edges.ts';
import { checkEnglish } from './check-english.ts';
import { checkFiles } from './check-files.ts';
import { checkFolders } from './check-folders.ts';
import { checkGrants } from './check-grants.ts';
import { checkFreshness } from './check-freshness.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLocales } from './check-locales.ts';
import { checkLures } from './check-lures.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkPackages } from './check-packages.ts';
import { checkSql } from './check-sql.ts';
import { checkStandards } from './check-standards.ts';
import { checkTexts } from './check-texts.ts';
import { checkUnusedTexts } from './check-unused-texts.ts';
import { readTree } from './source-tree.ts';

const CHECKS: Check[] = [
  checkEdges,
  checkFolders,
  checkDoors,
  checkPackages,
  checkFiles,
  checkFreshness,
  checkChance,
  checkClock,
  checkLanguages,
  checkLocales,
  checkTexts,
  checkUnusedTexts,
  checkLures,
  checkMigrations,
  checkSql,
  checkGrants,
  checkEnglish,
  checkDocuments,
  checkStandards,
];

/** Runs every check that needs only the sources. */
export async function checkStructure(root: string): Promise<CheckResult[]> {
  const tree = readTree(root);
  const results: CheckResult[] = [];
  for (const { name, run } of CHECKS) results.push({ name, problems: await run(tree) });
  return results;
}
