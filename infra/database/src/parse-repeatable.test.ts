import { orderRepeatables } from './order-repeatables.ts';
import { parseRepeatable } from './parse-repeatable.ts';

const HEADER = '-- Guarantees something.\n';
const returnsOne = (name: string, body = 'SELECT 1') =>
  `${HEADER}CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ ${body}; $$;\n`;

it.each([
  ['ledger/one', returnsOne('one'), { kind: 'function', object: 'one', schema: undefined }],
  ['audit/refuse', returnsOne('registry.refuse'), { kind: 'function', object: 'refuse', schema: 'registry' }],
  ['ledger/entries', `${HEADER}CREATE OR REPLACE VIEW entries AS SELECT 1;`, { kind: 'view', object: 'entries' }],
  [
    'ledger/lines.apply',
    `${HEADER}CREATE OR REPLACE TRIGGER apply BEFORE INSERT ON lines EXECUTE FUNCTION apply();`,
    { kind: 'trigger', object: 'lines.apply' },
  ],
  [
    'ledger/lines.late',
    `${HEADER}DROP TRIGGER IF EXISTS late ON lines;\nCREATE CONSTRAINT TRIGGER late AFTER INSERT ON lines FOR EACH ROW EXECUTE FUNCTION apply();`,
    { kind: 'trigger', object: 'lines.late' },
  ],
])('reads %s', (name, sql, expected) => {
  expect(parseRepeatable(name, sql)).toMatchObject({ name, sql, ...expected });
});

it.each([
  ['ledger/one', returnsOne('two'), 'sql/ledger/one.sql defines two, not one.'],
  ['ledger/one', returnsOne('one').slice(HEADER.length), 'does not begin with a comment'],
  ['ledger/one', returnsOne('one') + returnsOne('two'), 'holds more than one statement'],
  ['ledger/one', `${returnsOne('one')}DROP TABLE members;`, 'holds no CREATE OR REPLACE'],
  ['ledger/one', returnsOne('one').replace('OR REPLACE ', ''), 'holds no CREATE OR REPLACE'],
  ['ledger/one', `${HEADER}DO $$ BEGIN END $$;`, 'holds no CREATE OR REPLACE'],
  ['one', returnsOne('one'), 'sql/one.sql is not named like'],
  [
    'ledger/lines.apply',
    `${HEADER}CREATE OR REPLACE TRIGGER guard BEFORE INSERT ON lines EXECUTE FUNCTION apply();`,
    'defines lines.guard, not lines.apply',
  ],
  [
    'ledger/lines.late',
    `${HEADER}DROP TRIGGER IF EXISTS other ON lines;\nCREATE CONSTRAINT TRIGGER late AFTER INSERT ON lines FOR EACH ROW EXECUTE FUNCTION apply();`,
    'holds more than one statement',
  ],
])('refuses a file %s that holds %s', (name, sql, problem) => {
  expect(() => parseRepeatable(name, sql)).toThrow(problem);
});

describe('the order', () => {
  const ordered = (...files: [name: string, body?: string][]) =>
    orderRepeatables(files.map(([name, body]) => parseRepeatable(`a/${name}`, returnsOne(name, body)))).map(
      ({ object }) => object,
    );

  it('puts each file after what its code names, and is alphabetical otherwise', () => {
    expect(ordered(['z'], ['c'], ['a', 'SELECT b()'], ['b', 'SELECT z()'])).toEqual(['c', 'z', 'b', 'a']);
  });

  it('ignores what a comment names', () => {
    expect(ordered(['b'], ['a', '-- Unlike b().\n SELECT 1'])).toEqual(['a', 'b']);
  });

  it('refuses files that need each other', () => {
    expect(() => ordered(['a', 'SELECT b()'], ['b', 'SELECT a()'])).toThrow(
      'There is no order for sql/a/a.sql, sql/a/b.sql: some of them need each other.',
    );
  });
});
