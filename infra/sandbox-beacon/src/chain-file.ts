import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type ChainKey, newChainKey } from './chain.ts';

const Stored = v.object({
  secretKey: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  genesisSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Reads the chain's key; the first start writes it, readable by its owner only. */
export function readChainKey(path: string): ChainKey {
  if (existsSync(path)) return v.parse(Stored, JSON.parse(readFileSync(path, 'utf8')));
  const key = newChainKey(Date.now());
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(key)}\n`, { mode: 0o600 });
  return key;
}
