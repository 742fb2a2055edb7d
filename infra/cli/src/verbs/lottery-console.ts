import { drawLiability, drawPreview, type DrawPreview } from '@atrium/contracts/operator-draws';
import {
  lotteryDrop,
  lotteryGameList,
  type LotteryDecision,
  lotteryMarketState,
  lotteryNumbersSet,
  lotteryPlayState,
  lotteryTerms,
  lotteryTermsSet,
  lotteryWaiting,
  type TermsChange,
} from '@atrium/contracts/operator-lottery';
import { lotteryPools } from '@atrium/contracts/operator-pools';
import { type Command, InvalidArgumentError } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `lottery games|market|play|set|numbers|pools|waiting|drop` and `draw liability|preview`: what the console does with lotteries. */
export function addLotteryConsole(program: Command, context: VerbContext): void {
  const lottery = groupOf(program, 'lottery');
  addSwitches(lottery, context);
  addTerms(lottery, context);
  addPools(lottery, context);
  addWaiting(lottery, context);
  addDrawViews(groupOf(program, 'draw'), context);
}

const groupOf = (program: Command, name: string): Command =>
  program.commands.find((command) => command.name() === name) ?? program.command(name);

const sentence = ({ outcome }: LotteryDecision, done: string): string =>
  outcome === 'done' ? done : 'A second operator has to agree: the same command with --as approver.';

function addSwitches(lottery: Command, { gateway, answer }: VerbContext): void {
  lottery
    .command('games')
    .option('--market <market>', 'for instance SEA or VN-south')
    .description('list the lotteries with their market and switches')
    .action(async ({ market }: { market?: string }) => {
      const games = (await callRegistry(gateway(), lotteryGameList)).filter(
        (game) => !market || game.market === market,
      );
      answer(
        games,
        games.map(
          ({ code, name, market: of, up, sells, closedPlays, awaiting }) =>
            `${code.padEnd(10)} ${of.padEnd(12)} ${!up ? 'closed' : sells ? 'open' : 'no bets'}${closedPlays ? `, ${closedPlays} plays closed` : ''}${awaiting ? `, ${awaiting} results overdue` : ''}  ${name}`,
        ),
      );
    });
  lottery
    .command('market')
    .argument('<state>', 'up or down', upOrDown)
    .argument('<market>', 'as `lottery games` lists it')
    .requiredOption('--reason <text>')
    .description('close or open all games of a market, at once')
    .action(async (up: boolean, market: string, { reason }: { reason: string }) => {
      const state = await callRegistry(gateway(), lotteryMarketState, { params: { market }, body: { up, reason } });
      answer(state, `${market} is ${up ? 'up' : 'down'}; changed: ${state.games.join(', ') || 'nothing'}`);
    });
  lottery
    .command('play')
    .argument('<state>', 'up or down', upOrDown)
    .argument('<game>')
    .argument('<play>')
    .requiredOption('--reason <text>')
    .description('close or open one play of a game, at once')
    .action(async (up: boolean, game: string, play: string, { reason }: { reason: string }) => {
      const state = await callRegistry(gateway(), lotteryPlayState, { params: { game, play }, body: { up, reason } });
      answer(state, `${play} of ${game} is ${up ? 'up' : 'down'}`);
    });
}

function addTerms(lottery: Command, { gateway, answer }: VerbContext): void {
  lottery
    .command('set')
    .argument('<game>')
    .option('--odds <play=price...>', 'a price with the stake, for instance two-bottom=88.5')
    .option('--group <group>', 'the prize group', Number)
    .option('--limit <name=amount...>', 'in minor units; an empty amount removes the limit')
    .requiredOption('--reason <text>')
    .description('set prices, limits and caps for tickets bought afterwards (two operators)')
    .action(
      async (
        game: string,
        { odds, group, limit, reason }: { odds?: string[]; group?: number; limit?: string[]; reason: string },
      ) => {
        const change: TermsChange = {
          ...(odds && { odds: Object.fromEntries(odds.map(pairOf)) }),
          ...(group !== undefined && { group }),
          ...(limit && {
            limits: Object.fromEntries(
              limit.map(pairOf).map(([name, amount]) => [name, amount === '' ? null : amount]),
            ),
          }),
        };
        const { version } = await callRegistry(gateway(), lotteryTerms, { params: { game } });
        const decision = await callRegistry(gateway(), lotteryTermsSet, {
          params: { game },
          body: { version, change, reason },
        });
        answer(decision, sentence(decision, `The new terms of ${game} apply.`));
      },
    );
  lottery
    .command('numbers')
    .argument('<game>')
    .argument('<play>')
    .argument('<numbers...>')
    .requiredOption('--share <share>', '0 closes, 1/2 pays half, 1 lifts the restriction (two operators)')
    .option('--issue <issue>', 'one draw; default: every draw of the game')
    .requiredOption('--reason <text>')
    .description('close numbers or reduce their price')
    .action(
      async (
        game: string,
        play: string,
        numbers: string[],
        { share, issue, reason }: { share: string; issue?: string; reason: string },
      ) => {
        const decision = await callRegistry(gateway(), lotteryNumbersSet, {
          params: { game },
          body: { change: { issue: issue ?? null, play, numbers, share }, reason },
        });
        answer(decision, sentence(decision, `${numbers.join(', ')} of ${play} pay ${share} of the price.`));
      },
    );
}

function addPools(lottery: Command, { gateway, answer }: VerbContext): void {
  lottery
    .command('pools')
    .argument('<game>')
    .option('--before <issue>', 'only draws before this one')
    .description('show jackpot, reserve and carry of a lottery, and what each draw did with them')
    .action(async (game: string, { before }: { before?: string }) => {
      const pools = await callRegistry(gateway(), lotteryPools, { params: { game }, query: before ? { before } : {} });
      answer(pools, [
        ...(pools.rules ? [] : [`${pools.name} has no pool.`]),
        ...pools.next.map(
          ({ currency, playMoney, jackpot, reserve, held }) =>
            `Next draw, ${currency}${playMoney ? ' of play money' : ''}: jackpot ${jackpot}, reserve ${reserve}, carried ${held} (minor units)`,
        ),
        ...pools.draws.map(
          ({ issue, settlement, currency, fund, heldIn, toppedUp, prizes, heldOut, replaced }) =>
            `${issue} (${settlement}) ${currency}: ${fund} + ${heldIn} + ${toppedUp} = ${prizes} + ${heldOut}${replaced ? ', taken back' : ''}`,
        ),
      ]);
    });
}

function addWaiting(lottery: Command, { gateway, answer }: VerbContext): void {
  lottery
    .command('waiting')
    .description('list the decisions about lotteries that wait for a second operator')
    .action(async () => {
      const waiting = await callRegistry(gateway(), lotteryWaiting);
      answer(
        waiting,
        waiting.length
          ? waiting.map(
              ({ id, kind, gameCode, issue, result, proposedBy, reason }) =>
                `${id.padEnd(12)} ${kind.padEnd(8)} ${[gameCode, issue, result].filter(Boolean).join(' ')}  by ${proposedBy}: ${reason}`,
            )
          : 'Nothing waits.',
      );
    });
  lottery
    .command('drop')
    .argument('<id>', 'as `lottery waiting` lists it')
    .requiredOption('--reason <text>')
    .description('reject a decision that waits, or take the own one back')
    .action(async (id: string, { reason }: { reason: string }) =>
      answer(await callRegistry(gateway(), lotteryDrop, { params: { id }, body: { reason } }), `${id} is dropped`),
    );
}

function addDrawViews(draw: Command, { gateway, answer }: VerbContext): void {
  draw
    .command('liability')
    .argument('<game>')
    .argument('<issue>')
    .option('--play <play>', 'default: the one with the highest payout')
    .description('show what the numbers of a draw could cost now, the dearest first')
    .action(async (game: string, issue: string, { play }: { play?: string }) => {
      const found = await callRegistry(gateway(), drawLiability, {
        params: { game, issue },
        query: play ? { play } : {},
      });
      const dearest = found.numbers
        .filter(({ stake }) => stake !== '0')
        .sort((a, b) => Number(b.payout) - Number(a.payout))
        .slice(0, 20);
      answer(found, [
        `${game} ${issue}: ${found.tickets} tickets, stakes ${found.currency} ${found.stake} (minor units)`,
        ...dearest.map(
          ({ number, stake, payout, share }) =>
            `${number.padEnd(10)} stakes ${stake.padStart(12)}  payout ${payout.padStart(14)}${share === null ? '' : `  pays ${share}`}`,
        ),
      ]);
    });
  draw
    .command('preview')
    .argument('<game>')
    .argument('<issue>')
    .argument('[result]', 'of entering or correcting; without one: of a void')
    .description('show what a result, a correction or a void would move; nothing changes')
    .action(async (game: string, issue: string, result: string | undefined) => {
      const preview = await callRegistry(gateway(), drawPreview, {
        params: { game, issue },
        query: result === undefined ? {} : { result },
      });
      answer(preview, linesOf(preview));
    });
}

const linesOf = ({ kind, currencies, short }: DrawPreview): string[] => [
  ...(currencies.length === 0 ? ['It moves no money: nobody has bet on this draw.'] : []),
  ...currencies.map((sums) =>
    kind === 'void'
      ? `${sums.currency}: ${sums.tickets} tickets of ${sums.members} members, ${sums.returned} comes back (minor units)`
      : `${sums.currency}: ${sums.tickets} tickets, paid until now ${sums.paidBefore}, then ${sums.paidAfter}; pays ${sums.pays}, takes back ${sums.takesBack}, of which ${sums.short} cannot be taken (minor units)`,
  ),
  ...short.map(({ account, currency, gap }) => `  ${account}: ${currency} ${gap} missing`),
];

function upOrDown(word: string): boolean {
  if (word !== 'up' && word !== 'down') throw new InvalidArgumentError('Write up or down.');
  return word === 'up';
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError(`Write name=value, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}
