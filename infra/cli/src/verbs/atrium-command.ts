import { resolve } from 'node:path';
import { addressAt, BRAND_ID, brandPath, FIRST_BRAND } from '@atrium/contracts/brand-address';
import { type Output, runProgram, STREAMS } from '@atrium/remote/run-program';
import { Command, InvalidArgumentError } from 'commander';
import { readSettings } from '../environment.ts';
import { operatorToken } from '../operator.ts';
import { calledAddresses } from '../start/services.ts';
import { addApprove } from './approve.ts';
import { addAudit } from './audit.ts';
import { addBackup } from './backup.ts';
import { addChannels } from './channels.ts';
import { addCheckShell } from './check-shell.ts';
import { addConfig, addLog } from './config.ts';
import { addComponents } from './components.ts';
import { addConformance } from './conformance.ts';
import { addConformanceRemote } from './conformance-remote.ts';
import { addContent } from './content.ts';
import { addOrders } from './order.ts';
import { addJackpots } from './jackpot.ts';
import { addPromotions } from './promotion.ts';
import type { VerbContext } from './context.ts';
import { addDraw } from './draw.ts';
import { addDrawDecisions } from './draw-decisions.ts';
import { addGame } from './game.ts';
import { addInvite } from './invite.ts';
import { addKeys } from './keys.ts';
import { addLedger } from './ledger.ts';
import { addLottery } from './lottery.ts';
import { addLotteryConsole } from './lottery-console.ts';
import { addAgent } from './agent.ts';
import { addMember } from './member.ts';
import { addNew } from './new.ts';
import { addRelease } from './release.ts';
import { addReports } from './reports.ts';
import { addSdk } from './sdk.ts';
import { addResetFactor } from './reset-factor.ts';
import { addResetRegistry } from './reset-registry.ts';
import { addReview } from './review.ts';
import { addShadow } from './shadow.ts';
import { addSigningKeys } from './signing-keys.ts';
import { addSnapshotLog } from './snapshot-log.ts';
import { addStandIn } from './stand-in.ts';
import { addStatus } from './status.ts';
import { addSwap } from './swap.ts';
import { addSystem } from './system.ts';
import { addWebhook } from './webhook.ts';
import { addVendor } from './vendor.ts';

const VERBS = [
  addNew,
  addRelease,
  addConformanceRemote,
  addSdk,
  addChannels,
  addShadow,
  addSwap,
  addStandIn,
  addStatus,
  addAudit,
  addSystem,
  addResetFactor,
  addResetRegistry,
  addApprove,
  addConfig,
  addLog,
  addContent,
  addPromotions,
  addOrders,
  addJackpots,
  addAgent,
  addMember,
  addVendor,
  addGame,
  addDraw,
  addDrawDecisions,
  addLottery,
  addLotteryConsole,
  addLedger,
  addReports,
  addComponents,
  addConformance,
  addKeys,
  addReview,
  addCheckShell,
  addInvite,
  addWebhook,
  addSnapshotLog,
  addSigningKeys,
  addBackup,
];

/** `npm run -s atrium -- <verb> …`: answers on stdout, refusals on stderr, and the exit code. */
export async function atriumCommand(
  root: string,
  env: NodeJS.ProcessEnv,
  args: string[],
  output: Output = STREAMS,
): Promise<number> {
  let failed = false;
  const program = atriumProgram(root, env, output, () => {
    failed = true;
  });
  const code = await runProgram(program, args);
  return code || Number(failed);
}

/** The command with all its verbs. `fail` is called by one that has found something wrong. */
export function atriumProgram(root: string, env: NodeJS.ProcessEnv, output: Output, fail: () => void): Command {
  const program = new Command('atrium')
    .description('Operate the site and ship remotes.')
    .option('--json', 'print a single JSON document')
    .option('--as <name>', 'run as this operator of the demo brand', 'operator')
    .option('--brand <id>', 'operate this brand of the installation, such as quayside', readBrand, FIRST_BRAND)
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.err })
    .configureHelp({ showGlobalOptions: true });
  const context = { ...contextOf(program, root, env, output), fail };
  for (const addVerb of VERBS) addVerb(program, context);
  return program;
}

function contextOf(program: Command, root: string, env: NodeJS.ProcessEnv, output: Output): Omit<VerbContext, 'fail'> {
  const settings = readSettings(env);
  const varFolder = resolve(root, settings.ATRIUM_VAR);
  const token = () => {
    const { as: name } = program.opts<{ as: string }>();
    const known =
      name === 'operator' && settings.ATRIUM_OPS_TOKEN ? settings.ATRIUM_OPS_TOKEN : operatorToken(varFolder, name);
    if (known) return known;
    throw new Error(
      `No token found for "${name}". Start Atrium once with this ATRIUM_VAR (${varFolder}), or set ATRIUM_OPS_TOKEN.`,
    );
  };
  // Servers and the command line name a brand by the path; the first one needs none.
  const ofBrand = (address: string) => {
    const { brand } = program.opts<{ brand: string }>();
    return brand === FIRST_BRAND ? address : addressAt(address, brandPath(brand)).href;
  };
  return {
    root,
    settings,
    env,
    varFolder,
    registry: () => ({ url: ofBrand(calledAddresses(settings).ops), token: token() }),
    gateway: () => ({ url: ofBrand(calledAddresses(settings).site), token: token() }),
    answer(value, lines) {
      const text = program.opts<{ json?: boolean }>().json
        ? JSON.stringify(value, undefined, 2)
        : [lines].flat().join('\n');
      output.out(`${text}\n`);
    },
    progress: (line) => output.err(`${line}\n`),
  };
}

function readBrand(id: string): string {
  if (BRAND_ID.test(id)) return id;
  throw new InvalidArgumentError('A brand is named by lower-case letters and digits, such as quayside.');
}
