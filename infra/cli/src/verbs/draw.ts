import { readFileSync } from 'node:fs';
import { commitments, DrawProof } from '@atrium/contracts/draws';
import { chainedHash, digestOf, GENESIS_HASH } from '@atrium/lottery-rules/proof/commitment';
import { type ProofStep, verifyDraw } from '@atrium/lottery-rules/proof/verify-draw';
import type { Command } from 'commander';
import * as v from 'valibot';
import { calledAddresses } from '../start/services.ts';
import type { VerbContext } from './context.ts';
import { stepSentence } from './draw-steps.ts';

const PAGE = 1_000;

/** `draw verify`: checks a downloaded proof without the portal. `draw commitments`: checks the public list from its first entry. */
export function addDraw(program: Command, { settings, answer, progress, fail }: VerbContext): void {
  const draw = program.command('draw').description('lottery draws and their proofs');
  draw
    .command('verify')
    .argument('<file>', 'the proof of a draw or of a ticket, as the site offers it for download')
    .description('verify a draw, and a ticket in it, from its proof alone')
    .action(async (file: string) => {
      const proof = readProof(file);
      const { ok, steps } = await verifyDraw(proof);
      const failed = steps.find((step) => !step.ok);
      answer({ ok, gameCode: proof.gameCode, issue: proof.issue, steps }, [
        `Draw ${proof.gameCode} ${proof.issue}`,
        ...steps.map((step) => `${step.ok ? '✓' : '✗'} ${stepSentence(step)}`),
        verdict(proof, steps, failed),
      ]);
      if (!ok) fail();
    });
  draw
    .command('commitments')
    .option('--url <address>', 'the site', calledAddresses(settings).site)
    .description('verify the public list of commitments, entry by entry')
    .action(async ({ url }: { url: string }) => {
      let [position, hash] = [0, GENESIS_HASH];
      for (;;) {
        const { head, entries } = await readList(url, position);
        for (const entry of entries) {
          hash = chainedHash(hash, digestOf(entry.entry));
          position += 1;
          if (entry.position !== position || entry.hash !== hash)
            throw new Error(`The list is broken at entry ${entry.position}.`);
        }
        if (position >= head.position || entries.length === 0)
          return answer({ position, hash }, `The list holds: ${position} entries, head ${hash}`);
        progress(`${position} of ${head.position}`);
      }
    });
}

function readProof(file: string): DrawProof {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not readable as JSON: ${(error as Error).message}`);
  }
  const read = v.safeParse(DrawProof, content);
  if (!read.success)
    throw new Error(
      `${file} is not the proof of a draw: ${v.getDotPath(read.issues[0]) ?? ''} ${read.issues[0].message}`,
    );
  return read.output;
}

function verdict(proof: DrawProof, steps: readonly ProofStep[], failed: ProofStep | undefined): string {
  if (proof.scheme === 0) return 'The result is made outside the house: there is nothing to compute.';
  if (failed) return `FAILED at the step "${failed.step}": the draw does not follow from what was published.`;
  const sandbox = steps.some(({ step, data }) => step === 'beacon' && data.network === 'sandbox');
  return sandbox
    ? 'Everything fits. The beacon is a sandbox that the house itself runs, so this proves nothing about the house.'
    : 'Everything fits.';
}

async function readList(url: string, after: number) {
  const address = new URL(commitments.path, url);
  address.searchParams.set('after', String(after));
  address.searchParams.set('count', String(PAGE));
  const response = await fetch(address).catch(() => {
    throw new Error(`No response from ${url}. Is Atrium running? Start it with npm start.`);
  });
  const { value } = (await response.json()) as { value: unknown };
  return v.parse(commitments.reply, value);
}
