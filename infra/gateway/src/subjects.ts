import { accountClosure } from './account-closure/account-closure.routes.ts';
import { agentContracts } from './agent-contracts/agent-contracts.routes.ts';
import { agentAccounts } from './agent-accounts/agent-accounts.routes.ts';
import { agentBills } from './agent-bills/agent-bills.routes.ts';
import { agentDownline } from './agent-downline/agent-downline.routes.ts';
import { agentReports } from './agent-reports/agent-reports.routes.ts';
import { agents } from './agents/agents.routes.ts';
import { art } from './art/art.routes.ts';
import { games } from './games/games.routes.ts';
import type { LiveHub } from './live/live-hub.ts';
import { limits } from './limits/limits.routes.ts';
import { live } from './live/live.routes.ts';
import { bonuses } from './bonuses/bonuses.routes.ts';
import { draws } from './lottery/draws/draws.routes.ts';
import { jackpots } from './jackpots/jackpots.routes.ts';
import { lottery } from './lottery/lottery.routes.ts';
import { lotteryOperations } from './lottery/operation/lottery-operations.routes.ts';
import { drawOperations } from './lottery/settlement/draw-operations.routes.ts';
import { lotteryTickets } from './lottery/tickets/tickets.routes.ts';
import { identityChecks } from './identity-checks/identity-checks.routes.ts';
import { members } from './members/members.routes.ts';
import { notices } from './notices/notices.routes.ts';
import { operators } from './operators/operators.routes.ts';
import { payments } from './payments/payments.routes.ts';
import { paymentPassword } from './payment-password/payment-password.routes.ts';
import { addresses } from './addresses/addresses.routes.ts';
import { payoutAccounts } from './payout-accounts/payout-accounts.routes.ts';
import type { Subject } from './platform/subject.ts';
import { personalData } from './personal-data/personal-data.routes.ts';
import { points } from './points/points.routes.ts';
import { promotions } from './promotions/promotions.routes.ts';
import { recordExports } from './record-exports/record-exports.routes.ts';
import { records } from './records/records.routes.ts';
import { rewards } from './rewards/rewards.routes.ts';
import { reviews } from './reviews/reviews.routes.ts';
import { session } from './session/session.routes.ts';
import { signIn } from './sign-in/sign-in.routes.ts';
import { support } from './support/support.routes.ts';
import { health } from './system/health.routes.ts';
import { site } from './site/site.routes.ts';
import { apiDescription } from './system/open-api.routes.ts';
import { system } from './system/system.routes.ts';
import { telemetry } from './telemetry/telemetry.routes.ts';
import { reconciliation } from './vendors/reconcile/reconcile.routes.ts';
import { seamless } from './vendors/seamless/seamless.routes.ts';
import { terms } from './terms/terms.routes.ts';
import { transfers } from './transfers/transfers.routes.ts';
import { vendors } from './vendors/vendors.routes.ts';
import { verification } from './verification/verification.routes.ts';
import { wallet } from './wallet/wallet.routes.ts';

/** Every subject, in order of registration. The site is last, since it handles every other address. */
export const subjects = (hub: LiveHub): readonly Subject[] => [
  health,
  apiDescription,
  live(hub),
  telemetry(hub),
  system,
  session,
  signIn,
  verification,
  members,
  terms,
  accountClosure,
  identityChecks,
  wallet,
  records,
  recordExports,
  payments,
  paymentPassword,
  addresses,
  payoutAccounts,
  limits,
  transfers,
  vendors,
  reconciliation,
  seamless,
  games,
  jackpots,
  lottery,
  draws,
  lotteryTickets,
  drawOperations,
  lotteryOperations,
  agentAccounts,
  agentReports,
  agentDownline,
  agentBills,
  agents,
  agentContracts,
  personalData,
  points,
  rewards,
  bonuses,
  notices,
  promotions,
  operators,
  reviews,
  support,
  art,
  site,
];
