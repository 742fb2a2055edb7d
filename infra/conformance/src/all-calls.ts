import * as agentContracts from '@atrium/contracts/agent-contracts';
import * as agents from '@atrium/contracts/agents';
import * as authenticator from '@atrium/contracts/authenticator';
import type { Endpoint } from '@atrium/contracts/endpoint';
import * as games from '@atrium/contracts/games';
import * as limits from '@atrium/contracts/limits';
import * as loginVerification from '@atrium/contracts/login-verification';
import * as lottery from '@atrium/contracts/lottery';
import * as members from '@atrium/contracts/members';
import * as notices from '@atrium/contracts/notices';
import * as payments from '@atrium/contracts/payments';
import * as points from '@atrium/contracts/points';
import * as promotions from '@atrium/contracts/promotions';
import * as session from '@atrium/contracts/session';
import * as support from '@atrium/contracts/support';
import * as system from '@atrium/contracts/system';
import * as verification from '@atrium/contracts/verification';
import * as wallet from '@atrium/contracts/wallet';

const SUBJECTS = {
  agentContracts,
  agents,
  authenticator,
  games,
  limits,
  loginVerification,
  lottery,
  members,
  notices,
  payments,
  points,
  promotions,
  session,
  support,
  system,
  verification,
  wallet,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value;

/** Every call of the contracts, each once. */
export const ALL_CALLS: readonly Endpoint[] = [
  ...new Set(Object.values(SUBJECTS).flatMap((subject) => Object.values(subject) as unknown[])),
].filter(isEndpoint);
