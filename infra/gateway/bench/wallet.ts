import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { httpLoad, load } from './load/http-load.ts';
import { openStage } from './load/stage.ts';
import { isBetOk, vendorBet } from './load/vendor-bet.ts';
import { report } from './load/report.ts';
import type { Player } from './world/people.ts';
import { settling } from './world/settling.ts';

/**
 * `npm run -s bench -- wallet`: bets through the whole gateway (HTTP, signature, nonce, session, ledger, commit)
 * against bare database functions from a client of the same kind; with many wallets, and with a single one.
 * `--no-autovacuum`: on tables whose statistics nobody renews, as those of a new installation. `--older-bets 300000`: with
 * as many settled rounds in the books. `--vendors 50`: the bets are from the games of as many vendors in turn.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '256' },
    'no-autovacuum': { type: 'boolean', default: false },
    'older-bets': { type: 'string', default: '0' },
    vendors: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const PLAYERS = 2_000;
const CASH = 1_000_000_000;
/** The size of the gateway's pool. */
const CLIENTS = 16;
/** Older rounds that are settled in one call. */
const OLDER_BATCH = 250;

const stage = await openStage(join(import.meta.dirname, '..'), {
  players: PLAYERS,
  cash: CASH,
  vendors: Number(values.vendors),
  autovacuum: !values['no-autovacuum'],
});
let count = 0;
try {
  const { pool, gateway } = stage;
  const anybody = () => stage.players[Math.floor(Math.random() * PLAYERS)]!;
  const hot = stage.players[0]!;
  const olderRounds = settling(
    pool,
    stage.players.map(({ memberId }) => memberId),
    OLDER_BATCH,
  );
  for (let older = 0; older < Number(values['older-bets']); older += OLDER_BATCH) await olderRounds();

  const bare = await load({ parallel: CLIENTS, seconds, work: () => pool.query(transferBy(anybody())) });
  const manyWallets = await httpLoad({
    port: gateway.port,
    connections,
    seconds,
    request: () => vendorBet(stage, anybody()),
    check: isBetOk,
  });
  const onePerCommand = await load({ parallel: CLIENTS, seconds, work: () => pool.query(commandsOf(hot, 1)) });
  const hotWallet = await httpLoad({
    port: gateway.port,
    connections,
    seconds,
    request: () => vendorBet(stage, hot),
    check: isBetOk,
  });
  const bareBatches = await load({ parallel: 1, seconds, work: () => pool.query(commandsOf(hot, connections)) });
  const batched = { ...bareBatches, rate: bareBatches.rate * connections };
  report(
    'wallet',
    values.json,
    stage.database,
    {
      'one bare SQL function call, many wallets': bare,
      'bets through the whole gateway, many wallets': manyWallets,
      'one hot wallet, a transaction per command': onePerCommand,
      'one hot wallet, through the whole gateway': hotWallet,
      [`one hot wallet, batches of ${connections} in the database alone`]: batched,
    },
    [
      { what: 'many wallets: gateway / bare function', ratio: manyWallets.rate / bare.rate, budget: 0.5, aim: 0.8 },
      {
        what: 'hot wallet: gateway / a transaction per command',
        ratio: hotWallet.rate / onePerCommand.rate,
        budget: 5,
        aim: 10,
      },
      {
        what: 'hot wallet: batches / a transaction per command',
        ratio: batched.rate / onePerCommand.rate,
        budget: 5,
        aim: 10,
      },
    ],
  );
} finally {
  await stage.close();
}

/** Moves money from a wallet to the escrow, in one call of the ledger's function. */
function transferBy({ memberId }: Player) {
  count += 1;
  return {
    name: 'bare-transfer',
    text: "SELECT ledger_post(now(), 'bet', $1, 'bare', $2, '', '', '', ARRAY[ledger_account('player:cash', $1, '', 'PHP'), ledger_account('suspense', NULL, 'bench', 'PHP')], ARRAY[-1, 1]::bigint[])",
    values: [memberId, String(count)],
  };
}

/** Bets of one player, as the gateway passes them to the database. */
function commandsOf({ memberId }: Player, many: number) {
  const commands = Array.from({ length: many }, () => {
    count += 1;
    const vendor = stage.vendors[count % stage.vendors.length]!;
    return {
      kind: 'bet',
      vendor: vendor.code,
      member: memberId,
      currency: 'PHP',
      game: vendor.gameId,
      round: `c${count}`,
      tx: `c${count}`,
      amount: '1',
      hash: 'h',
      noop: false,
    };
  });
  return {
    name: 'commands',
    text: 'SELECT n, outcome, duplicate, tx, balance FROM vendor_commands(now(), $1)',
    values: [JSON.stringify(commands)],
  };
}
