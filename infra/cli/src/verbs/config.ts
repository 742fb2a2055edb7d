import { configList, configSet, operatorLog } from '@atrium/contracts/operator-config';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayWaits } from './say-changed.ts';

/** `config list|get|set` and `log`: feature switches, rules of registration, limits, settings of the brand. */
export function addConfig(program: Command, { gateway, answer }: VerbContext): void {
  const config = program.command('config').description('brand settings');
  config
    .command('get')
    .argument('[key]')
    .description('print one setting, or all')
    .action(async (key: string | undefined) => {
      const settings = await callRegistry(gateway(), configList);
      if (key === undefined)
        return answer(
          settings,
          settings.map((one) => `${one.key} ${JSON.stringify(one.value)}`),
        );
      const found = settings.find((one) => one.key === key);
      if (!found) throw new Error(`Unknown setting "${key}". List all settings: npm run -s atrium -- config get`);
      answer(found, JSON.stringify(found.value));
    });
  config
    .command('list')
    .description('list every setting with its meaning')
    .action(async () => {
      const settings = await callRegistry(gateway(), configList);
      answer(
        settings,
        settings.map(
          ({ key, type, value, description }) =>
            `${key.padEnd(34)} ${type.padEnd(8)} ${short(value).padEnd(28)} ${description}`,
        ),
      );
    });
  config
    .command('set')
    .argument('<key>')
    .argument('<value>', 'JSON or plain text')
    .requiredOption('--reason <text>')
    .description('change a setting; takes effect immediately, or waits for a second person')
    .action(async (key: string, text: string, { reason }: { reason: string }) => {
      const setting = await callRegistry(gateway(), configSet, { body: { key, value: valueOf(text), reason } });
      answer(
        setting,
        setting.approval ? sayWaits(setting.approval.id) : `${setting.key} is ${JSON.stringify(setting.value)}`,
      );
    });
}

/** `log`: what operators changed or looked at on the gateway. */
export function addLog(program: Command, { gateway, answer }: VerbContext): void {
  program
    .command('log')
    .option('--subject <key>')
    .option('--limit <number>', 'maximum number of entries', '50')
    .description('list operator actions on the gateway, newest first')
    .action(async ({ subject, limit }: { subject?: string; limit: string }) => {
      const entries = await callRegistry(gateway(), operatorLog, { query: { subject, limit } });
      answer(
        entries,
        entries.map(
          ({ at, actor, action, subject: of, before, after, reason }) =>
            `${at} ${actor} ${action} ${of}: ${short(before)} → ${short(after)} (${reason})`,
        ),
      );
    });
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
};

/** `true`, `12` and `["A"]` are what they look like; anything else is text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
