import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { rspack } from '@rspack/core';

/** Milliseconds of the first check in a new page, with the code of the curve to load, and of the median further one. */
export interface Verified {
  cold: number;
  warm: number;
}

declare global {
  interface Window {
    atriumProof: { verifyDraw(proof: object): Promise<{ ok: boolean }> };
  }
}

const RULES = resolve(import.meta.dirname, '../../../shared/lottery-rules/src/proof');
const ORIGIN = 'http://proof.localhost/';
const AGAIN = 9;

/** Checks the proof of a draw with as many tickets, and of one of them, in a new page for each turn. */
export async function verifications(browser: Browser, tickets: number, turns: number): Promise<Verified[]> {
  const { honestProof } = (await import(join(RULES, 'testing/honest-proof.ts'))) as {
    honestProof(count: number, shown: number): object;
  };
  const proof = honestProof(tickets, Math.floor(tickets / 3));
  const folder = mkdtempSync(join(tmpdir(), 'atrium-proof-'));
  try {
    await build(folder);
    const verified: Verified[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.route(`${ORIGIN}**`, (route) => {
        const file = basename(new URL(route.request().url()).pathname);
        return file
          ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, file), 'utf8') })
          : route.fulfill({ contentType: 'text/html', body: '<!doctype html><script src="/main.js"></script>' });
      });
      await page.goto(ORIGIN);
      verified.push(await page.evaluate(timed, { proof, again: AGAIN }));
      await context.close();
    }
    return verified;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs in the page. */
async function timed({ proof, again }: { proof: object; again: number }): Promise<Verified> {
  const verify = async () => {
    const begun = performance.now();
    const { ok } = await window.atriumProof.verifyDraw(proof);
    if (!ok) throw new Error('The honest proof was refused.');
    return performance.now() - begun;
  };
  const cold = await verify();
  const times: number[] = [];
  for (let turn = 0; turn < again; turn += 1) times.push(await verify());
  return { cold, warm: times.sort((a, b) => a - b)[again >> 1]! };
}

/** The module that the boards check proofs with, minified; the code of the curve is a file of its own as it is there. */
async function build(folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    entry: { main: join(RULES, 'verify-draw.ts') },
    output: { path: folder, publicPath: '/', library: { type: 'window', name: 'atriumProof' } },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'Nothing was built.');
  await promisify(compiler.close.bind(compiler))();
}
