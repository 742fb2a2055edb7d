import { configList, configSet } from '@atrium/contracts/operator-config';
import type { Command } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';

/** `config get|set`: feature switches, rules of registration, limits, settings of the brand. */
export function addConfig(program: Command, { gateway, answer }: VerbContext): void {
  const config = program.command('config').description('settings of the brand');
  config
    .command('get')
    .argument('[key]')
    .description('one setting, or all')
    .action(async (key: string | undefined) => {
      const settings = await callRegistry(gateway(), configList);
      if (key === undefined) return answer(settings, settings.map((one) => `${one.key} ${JSON.stringify(one.value)}`));
      const found = settings.find((one) => one.key === key);
      if (!found) throw new Error(`There is no setting "${key}". All of them: npm run -s atrium -- config get`);
      answer(found, JSON.stringify(found.value));
    });
  config
    .command('set')
    .argument('<key>')
    .argument('<value>', 'JSON, or plain text')
    .requiredOption('--reason <text>')
    .description('change a setting; members have it at once')
    .action(async (key: string, text: string, { reason }: { reason: string }) => {
      const setting = await callRegistry(gateway(), configSet, { body: { key, value: valueOf(text), reason } });
      answer(setting, `${setting.key} is ${JSON.stringify(setting.value)}`);
    });
}

/** `true`, `12` and `["A"]` are what they look like; anything else is text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
