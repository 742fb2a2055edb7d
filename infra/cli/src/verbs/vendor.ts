import { vendorAdd, vendorList, vendorsState, vendorState } from '@atrium/contracts/operator';
import { type Command, Option } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { isoTime } from './iso-time.ts';
import { sayWaits } from './say-changed.ts';
import { addVendorBooks } from './vendor-books.ts';

interface AddOptions {
  name: string;
  type: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS';
  launchUrl: string;
  lateBet: 'error' | 'noop';
}

/** `vendor add|list|up|down`: who makes games, and whether members may open them. */
export function addVendor(program: Command, context: VerbContext): void {
  const { gateway, answer } = context;
  const vendor = program.command('vendor').description('game vendors');
  vendor
    .command('add')
    .argument('<code>')
    .requiredOption('--name <name>')
    .addOption(
      new Option('--type <type>').choices(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS']).makeOptionMandatory(),
    )
    .requiredOption('--launch-url <url>', 'URL that opens its game; receives ticket, language and mode')
    .addOption(
      new Option('--late-bet <answer>', 'reply to a bet that arrives after its own rollback')
        .choices(['error', 'noop'])
        .default('error'),
    )
    .description('register an external vendor for the seamless wallet; prints its secret')
    .action(async (code: string, options: AddOptions) => {
      const added = await callRegistry(gateway(), vendorAdd, { body: { code, ...options } });
      answer(added, [
        `vendor ${added.vendorId}`,
        `secret ${added.secret}`,
        ...(added.approval ? [sayWaits(added.approval.id)] : []),
      ]);
    });
  vendor
    .command('list')
    .description('list all vendors with their health')
    .action(async () => {
      const vendors = await callRegistry(gateway(), vendorList);
      answer(
        vendors,
        vendors.map(
          ({ code, type, name, up, health, games }) =>
            `${code.padEnd(12)} ${type.padEnd(8)} ${(up ? health : 'down').padEnd(8)} ${String(games).padStart(4)} games  ${name}`,
        ),
      );
    });
  addVendorBooks(vendor, context);
  for (const word of ['down', 'up'] as const) {
    const command = vendor
      .command(word)
      .argument('<code...>', 'several codes are one change, such as those of an aggregator')
      .option('--reason <text>')
      .description(word === 'down' ? 'close all its games' : 'reopen its games')
      .action(async (codes: string[], { reason, until }: { reason?: string; until?: string }) => {
        const body = { up: word === 'up', returnsAt: until, reason };
        if (codes.length > 1) {
          const { vendors, approval } = await callRegistry(gateway(), vendorsState, { body: { codes, ...body } });
          answer({ vendors, approval }, approval ? sayWaits(approval.id) : vendors.map(sayState));
          return;
        }
        const state = await callRegistry(gateway(), vendorState, { params: { code: codes[0]! }, body });
        answer(state, state.approval ? sayWaits(state.approval.id) : sayState(state));
      });
    if (word === 'down')
      command.option('--until <time>', 'when members can expect them back, as an ISO time; they read it', isoTime);
  }
}

const sayState = ({ code, up }: { code: string; up: boolean }): string => `${code} is ${up ? 'up' : 'down'}`;
