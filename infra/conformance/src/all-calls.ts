import * as accountClosure from '@atrium/contracts/account-closure';
import * as accountRecords from '@atrium/contracts/account-records';
import * as accountStatement from '@atrium/contracts/account-statement';
import * as agentAccounts from '@atrium/contracts/agent-accounts';
import * as agentBills from '@atrium/contracts/agent-bills';
import * as agentContracts from '@atrium/contracts/agent-contracts';
import * as agentDownline from '@atrium/contracts/agent-downline';
import * as agentReports from '@atrium/contracts/agent-reports';
import * as agents from '@atrium/contracts/agents';
import * as authenticator from '@atrium/contracts/authenticator';
import * as betRecords from '@atrium/contracts/bet-records';
import * as contacts from '@atrium/contracts/contacts';
import * as contractFlags from '@atrium/contracts/contract-flags';
import * as contractStanding from '@atrium/contracts/contract-standing';
import type { Endpoint } from '@atrium/contracts/endpoint';
import * as favouriteGames from '@atrium/contracts/favourite-games';
import * as gameLaunch from '@atrium/contracts/game-launch';
import * as gameRooms from '@atrium/contracts/game-rooms';
import * as games from '@atrium/contracts/games';
import * as identityChecks from '@atrium/contracts/identity-checks';
import * as jackpots from '@atrium/contracts/jackpots';
import * as limits from '@atrium/contracts/limits';
import * as lineTransfers from '@atrium/contracts/line-transfers';
import * as liveTables from '@atrium/contracts/live-tables';
import * as loginHistory from '@atrium/contracts/login-history';
import * as loginVerification from '@atrium/contracts/login-verification';
import * as draws from '@atrium/contracts/draws';
import * as lottery from '@atrium/contracts/lottery';
import * as lotteryBets from '@atrium/contracts/lottery-bets';
import * as members from '@atrium/contracts/members';
import * as netPosition from '@atrium/contracts/net-position';
import * as notices from '@atrium/contracts/notices';
import * as ownAvatar from '@atrium/contracts/own-avatar';
import * as passkeys from '@atrium/contracts/passkeys';
import * as payments from '@atrium/contracts/payments';
import * as paymentPassword from '@atrium/contracts/payment-password';
import * as addressBook from '@atrium/contracts/address-book';
import * as payoutAccounts from '@atrium/contracts/payout-accounts';
import * as playedGames from '@atrium/contracts/played-games';
import * as personalData from '@atrium/contracts/personal-data';
import * as points from '@atrium/contracts/points';
import * as promotionActivities from '@atrium/contracts/promotion-activities';
import * as promotions from '@atrium/contracts/promotions';
import * as bonuses from '@atrium/contracts/bonuses';
import * as proofs from '@atrium/contracts/proofs';
import * as recordExports from '@atrium/contracts/record-exports';
import * as rewards from '@atrium/contracts/rewards';
import * as session from '@atrium/contracts/session';
import * as sportsEvents from '@atrium/contracts/sports-events';
import * as support from '@atrium/contracts/support';
import * as system from '@atrium/contracts/system';
import * as terms from '@atrium/contracts/terms';
import * as vendorCards from '@atrium/contracts/vendor-cards';
import * as verification from '@atrium/contracts/verification';
import * as wallet from '@atrium/contracts/wallet';
import * as winnerBoard from '@atrium/contracts/winner-board';

const SUBJECTS = {
  accountClosure,
  accountRecords,
  accountStatement,
  agentAccounts,
  agentBills,
  agentContracts,
  agentDownline,
  agentReports,
  agents,
  authenticator,
  betRecords,
  contacts,
  contractFlags,
  contractStanding,
  favouriteGames,
  gameLaunch,
  gameRooms,
  games,
  identityChecks,
  jackpots,
  limits,
  lineTransfers,
  liveTables,
  loginHistory,
  loginVerification,
  draws,
  lottery,
  lotteryBets,
  members,
  netPosition,
  notices,
  ownAvatar,
  passkeys,
  payments,
  personalData,
  paymentPassword,
  addressBook,
  payoutAccounts,
  playedGames,
  points,
  promotionActivities,
  promotions,
  proofs,
  recordExports,
  rewards,
  bonuses,
  session,
  sportsEvents,
  support,
  system,
  terms,
  vendorCards,
  verification,
  wallet,
  winnerBoard,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value;

/** Every call of the contracts, each once. */
export const ALL_CALLS: readonly Endpoint[] = [
  ...new Set(Object.values(SUBJECTS).flatMap((subject) => Object.values(subject) as unknown[])),
].filter(isEndpoint);
