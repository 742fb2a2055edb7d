import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawProof } from '@atrium/contracts/draws';
import { runAtrium } from '../testing/run-atrium.ts';
import proof from './fixtures/ticket-proof.json' with { type: 'json' };

/** The proof of a ticket as a running portal with the sandbox's beacon answered it. */
const honest = proof as DrawProof;
const folder = mkdtempSync(join(tmpdir(), 'draw-proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(content: unknown, ...options: string[]) {
  const file = join(folder, 'proof.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return runAtrium([...options, 'draw', 'verify', file], {});
}

it('[10-29] confirms a downloaded proof in words, step by step', async () => {
  const { code, stdout, stderr } = await verify(honest);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toBe(`Draw ${honest.gameCode} ${honest.issue}`);
  expect(lines.slice(1, -1).map((line) => line.split(':')[0])).toEqual([
    '✓ Commitment',
    '✓ List',
    '✓ Beacon',
    '✓ Tickets',
    '✓ Numbers',
    '✓ Ticket',
  ]);
  expect(stdout).toContain(`give ${honest.result}`);
  expect(lines.at(-1)).toContain('proves nothing about the house');
});

it('[10-29] exits with 1 and names the step when one digit is changed', async () => {
  const digit = honest.result!.at(-1)!;
  const changed = await verify({ ...honest, result: honest.result!.slice(0, -1) + ((Number(digit) + 1) % 10) });
  expect(changed.code).toBe(1);
  expect(changed.stdout).toContain('✗ Numbers');
  expect(changed.stdout).toContain('FAILED at the step "numbers"');
  const bent = await verify({
    ...honest,
    ticket: { ...honest.ticket!, text: honest.ticket!.text.replace('200', '900') },
  });
  expect([bent.code, bent.stdout]).toEqual([1, expect.stringContaining('FAILED at the step "ticket"')]);
  const json = await verify({ ...honest, secret: 'ab'.repeat(32) }, '--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    steps: [{ step: 'commitment', ok: false }, {}, {}, {}, {}, {}],
  });
});

it('says what is wrong with a file that is no proof', async () => {
  expect(await verify('nothing')).toMatchObject({ code: 1, stderr: expect.stringContaining('not readable as JSON') });
  expect(await verify({ gameCode: 'X' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not the proof of a draw'),
  });
});
