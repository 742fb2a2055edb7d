import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { RemoteEvents } from '@atrium/remote-contract/check-release';
import { eventSchema, type JsonSchema } from '@atrium/remote-contract/json-schema';
import { parse } from '@swc/core';

const HEARS = /(?:\buseEvent|\.on)\)?\(\s*['"]([a-z]+\.[a-z]+)['"]/g;
const SAYS = /\.emit\(\s*['"]([a-z]+\.[a-z]+)['"]/g;

export interface SourceUses {
  /** The names that are imported, by module. */
  names: Map<string, Set<string>>;
  events: RemoteEvents;
}

/** What the squad's own sources (not installed packages) take from the host: names of modules, and events with their payload. */
export async function usesOfSources(sources: readonly string[]): Promise<SourceUses> {
  const names = new Map<string, Set<string>>();
  const hears = new Set<string>();
  const says = new Set<string>();
  for (const file of new Set(sources)) {
    if (!/\.tsx?$/.test(file) || file.includes(`${sep}node_modules${sep}`)) continue;
    const code = readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(HEARS)) hears.add(name!);
    for (const [, name] of code.matchAll(SAYS)) says.add(name!);
    const { body } = await parse(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2023' });
    for (const item of body) {
      if (item.type !== 'ImportDeclaration' || item.typeOnly) continue;
      const of = names.get(item.source.value) ?? new Set();
      names.set(item.source.value, of);
      for (const one of item.specifiers)
        if (one.type === 'ImportSpecifier' && !one.isTypeOnly) of.add(one.imported?.value ?? one.local.value);
    }
  }
  return { names, events: { hears: payloads(hears), says: payloads(says) } };
}

/** Keeps names that the contracts do not know, for the check to report. */
const payloads = (names: Set<string>): Record<string, JsonSchema> =>
  Object.fromEntries([...names].sort().map((name) => [name, eventSchema(name) ?? {}]));
