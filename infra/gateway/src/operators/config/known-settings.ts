import * as v from 'valibot';
import { AGENT_SETTINGS } from './agent-settings.ts';
import { BRAND_SETTINGS } from './brand-settings.ts';
import { EVENT_SETTINGS } from './event-settings.ts';
import { LOTTERY_SETTINGS } from './lottery-settings.ts';
import { MONEY_SETTINGS } from './money-settings.ts';
import { PASSWORD_SETTINGS } from './password-settings.ts';
import { PROTECTION_SETTINGS } from './protection-settings.ts';
import { REGISTRATION_SETTINGS } from './registration-settings.ts';
import { SECURITY_SETTINGS } from './security-settings.ts';
import { defaultOf, type Rows, type SettingDefinition, setting } from './setting-definition.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { SUPPORT_SETTINGS } from './support-settings.ts';
import { switchSettings, type Tree } from './switch-settings.ts';

const FIXED: readonly SettingDefinition[] = [
  ...REGISTRATION_SETTINGS,
  ...BRAND_SETTINGS,
  ...MONEY_SETTINGS,
  ...AGENT_SETTINGS,
  ...PASSWORD_SETTINGS,
  ...SUPPORT_SETTINGS,
  ...SITE_SETTINGS,
  ...EVENT_SETTINGS,
  ...LOTTERY_SETTINGS,
  ...SECURITY_SETTINGS,
  ...PROTECTION_SETTINGS,
];
/** Rows that are changed only through their parts. */
const IN_PARTS = new Set(['brand', 'register.rules']);

/** Every setting of this installation, including rows without a definition. */
export function knownSettings(rows: Rows): SettingDefinition[] {
  const described = [...switchSettings((rows.get('whitelabel') as Tree | undefined) ?? []), ...FIXED];
  const names = new Set(described.map(({ key }) => key));
  const others = [...rows]
    .filter(([key]) => !names.has(key) && !IN_PARTS.has(key))
    .map(([key, value]) => ofItsKind(key, value));
  return [...described, ...others];
}

/** A row without a definition. Its value keeps its JSON type, which catches a text in place of a number. */
function ofItsKind(key: string, value: unknown): SettingDefinition {
  const kind = kindOf(value);
  const type =
    ({ 'a boolean': 'boolean', 'a number': 'integer', 'a string': 'text', 'a list': 'list' } as const)[kind] ??
    'object';
  return setting(key, {
    change: 'twoPersons',
    group: 'other',
    type,
    description: `Setting ${key}.`,
    schema: v.pipe(
      v.unknown(),
      v.check((given) => value === null || kindOf(given) === kind, `Must be ${kind}.`),
    ),
  });
}

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * The setting of a key or alias. A longer key, such as `register.rules.email.required`, also has a path inside the
 * value.
 */
export function findSetting(
  settings: readonly SettingDefinition[],
  key: string,
): { definition: SettingDefinition; inside: string[] } | undefined {
  const exact = settings.find((one) => one.key === key) ?? settings.find((one) => one.aliases?.includes(key));
  if (exact) return { definition: exact, inside: [] };
  const around = settings
    .filter((one) => one.type === 'object' && key.startsWith(`${one.key}.`))
    .sort((a, b) => b.key.length - a.key.length)[0];
  const inside = around ? key.slice(around.key.length + 1).split('.') : [];
  // The path must exist; a missing one is a misspelt key.
  return around && wayExists(defaultOf(around), inside) ? { definition: around, inside } : undefined;
}

function wayExists(value: unknown, way: readonly string[]): boolean {
  const [first, ...rest] = way;
  if (first === undefined) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, first) &&
    wayExists((value as Record<string, unknown>)[first], rest)
  );
}

export function valueAt(value: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}

export function withValueAt(value: unknown, [first, ...rest]: readonly string[], given: unknown): unknown {
  if (first === undefined) return given;
  const known = (value ?? {}) as Record<string, unknown>;
  return { ...known, [first]: withValueAt(known[first], rest, given) };
}
