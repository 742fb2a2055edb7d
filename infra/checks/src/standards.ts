import type { SourceTree } from './source-tree.ts';

/** The list of what licences and test standards ask of a portal, in our own words. */
export const STANDARDS_FILE = 'docs/standards.tsv';
const STATES = ['proven', 'open', 'not applicable'] as const;
const HEADER = 'id\trequirement\tsource\tstate\treason';
const TEST = /\.(?:test|spec)\.tsx?$/;
/** The title of a test that names ids in brackets, as all of ours do. */
const TITLE = /(['"`])((?:\[[^\]\n]+\]\s?)+)([^\n]*?)\1/g;
const ID = /\[((?:AC|MN|GM|RG|RN|SY)-\d{2})\]/g;

export interface Standard {
  id: string;
  requirement: string;
  source: string;
  state: (typeof STATES)[number];
  /** Why it is open or does not apply; empty if it is proven. */
  reason: string;
}

/** The rows of the list, and a sentence for each row that cannot be read. */
export function readStandards(tree: SourceTree): { standards: Standard[]; problems: string[] } {
  // A planted tree has none.
  if (!tree.has(STANDARDS_FILE)) return { standards: [], problems: [] };
  const [header, ...lines] = tree.read(STANDARDS_FILE).trimEnd().split('\n');
  const problems =
    header === HEADER ? [] : [`${STANDARDS_FILE} has other columns than ${HEADER.replaceAll('\t', ', ')}.`];
  const standards = lines.flatMap((line, place): Standard[] => {
    const [id = '', requirement = '', source = '', state = '', reason = '', ...rest] = line.split('\t');
    const known = STATES.find((each) => each === state);
    const isComplete = known && requirement && source && rest.length === 0 && (reason === '') === (state === 'proven');
    if (!isComplete) {
      problems.push(
        `${STANDARDS_FILE}:${place + 2} needs five columns, a known state, and a reason unless it is proven.`,
      );
      return [];
    }
    return [{ id, requirement, source, state: known, reason }];
  });
  return { standards, problems };
}

/** The tests whose titles name a standard, by its id: `file: title`. */
export function provingTests(tree: SourceTree): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of tree.files.filter((each) => TEST.test(each))) {
    for (const [, , ids = '', title = ''] of tree.read(file).matchAll(TITLE)) {
      for (const [, id = ''] of ids.matchAll(ID)) found.set(id, [...(found.get(id) ?? []), `${file}: ${title}`]);
    }
  }
  return found;
}

/** The list as a page, each row with the tests that prove it. */
export function standardsTable(tree: SourceTree): string {
  const tests = provingTests(tree);
  const { standards } = readStandards(tree);
  const of = (state: Standard['state']) => standards.filter((each) => each.state === state).length;
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = standards.map(({ id, requirement, source, state, reason }) => {
    const proof = state === 'proven' ? tests.get(id)?.map(cell).join('<br>') : `${state}: ${cell(reason)}`;
    return `| ${id} | ${cell(requirement)} | ${cell(source)} | ${proof ?? ''} |`;
  });
  return [
    '# Standards and their tests',
    `Written by \`npm test\` from \`${STANDARDS_FILE}\` and the titles of the tests: ${of('proven')} proven, ${of('open')} open, ${of('not applicable')} not applicable.`,
    ['| Id | Requirement | Source | Tests |', '|---|---|---|---|', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
