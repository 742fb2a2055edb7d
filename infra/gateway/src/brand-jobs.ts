import { contractSettlement } from './agent-contracts/settle-contracts.ts';
import { subtreeMoving } from './agents/make-moves.ts';
import { bonusJobs } from './bonuses/end-bonuses.ts';
import { emailDeliveries } from './email/deliver-emails.ts';
import { drawing, overdueDrawing } from './lottery/draws/scheduler.ts';
import { LAPSE_EVERY_MS, lapseDecisions } from './lottery/settlement/lapse-decisions.ts';
import { collecting } from './lottery/outside/collect-results.ts';
import { resultProviders } from './lottery/outside/result-providers.ts';
import { settling } from './lottery/settlement/settling.ts';
import { messageDeliveries } from './notices/deliver-messages.ts';
import { limitReminders } from './notices/remind-of-limits.ts';
import { receiptReminders } from './notices/remind-of-receipts.ts';
import { announceDue } from './operators/content/announce-due.ts';
import { sendingMailings } from './operators/mailings/send-mailings.ts';
import { EXPIRE_EVENTS_EVERY_MS, expireEvents } from './operators/events/expire-events.ts';
import { paymentJobs } from './payments/payment-jobs.ts';
import { erasureJobs } from './personal-data/erasure/erase-due.ts';
import { personalExportJobs } from './personal-data/exports/write-exports.ts';
import { notingPersons } from './person/note-changed.ts';
import { clockComparison } from './platform/compare-clocks.ts';
import { SELF_CHECK_EVERY_MS, verifyDaily } from './integrity/verify-components.ts';
import { WATCH_RETURNS_EVERY_MS, watchReturns } from './operators/house-reports/game-returns.ts';
import { sealOpenSecrets } from './platform/kept-secrets.ts';
import { promotionJobs } from './promotions/promotion-jobs.ts';
import { jackpotJobs } from './jackpots/jackpot-jobs.ts';
import { exportJobs } from './record-exports/write-exports.ts';
import { rewardJobs } from './rewards/reward-jobs.ts';
import { teamFigureJob } from './team-figures/roll-up.ts';
import { endIdleConversations, END_IDLE_EVERY_MS } from './support/end-idle-conversations.ts';
import { ledgerSealing } from './wallet/seal.ts';
import { deleteRetiredKeys } from './platform/encryption.ts';
import { every, type Job } from './platform/jobs.ts';
import { PROBE_INTERVAL_MS } from './vendors/vendor-health.ts';
import type { MailServer } from './email/mail-server.ts';
import type { Parts } from './platform/parts.ts';

const ANNOUNCE_EVERY_MS = 1_000;
const SEAL_EVERY_MS = 10 * 60_000;
const DELETE_RETIRED_EVERY_MS = 60_000;

/** The jobs of a brand that run in one process only. */
export const leaderJobs = (parts: Parts): Job[] => [
  ...drawing(parts),
  settling(parts),
  collecting(parts, resultProviders(parts)),
  every('decisions that lapse', LAPSE_EVERY_MS, () =>
    parts.database.transaction((transaction) => lapseDecisions(parts, transaction)),
  ),
  every('announcements', ANNOUNCE_EVERY_MS, () => announceDue(parts)),
  every('vendor health', PROBE_INTERVAL_MS, () => parts.vendorHealth.probeAll()),
  every('idle conversations', END_IDLE_EVERY_MS, () => endIdleConversations(parts)),
  notingPersons(parts),
  every('open secrets', SEAL_EVERY_MS, () => sealOpenSecrets(parts)),
  every('self-check', SELF_CHECK_EVERY_MS, () => verifyDaily(parts)),
  every('returns of games', WATCH_RETURNS_EVERY_MS, () => watchReturns(parts)),
  every('significant events', EXPIRE_EVENTS_EVERY_MS, () => expireEvents(parts)),
  every('retired keys', DELETE_RETIRED_EVERY_MS, () => deleteRetiredKeys(parts.database)),
];

/** The jobs of a brand that run in every process: they lock every row that they change. */
export const everybodysJobs = (parts: Parts, mail: MailServer | undefined): Job[] => [
  ledgerSealing(parts),
  paymentJobs(parts),
  contractSettlement(parts),
  subtreeMoving(parts),
  ...rewardJobs(parts),
  ...jackpotJobs(parts),
  ...bonusJobs(parts),
  ...promotionJobs(parts),
  teamFigureJob(parts),
  overdueDrawing(parts),
  clockComparison(parts),
  messageDeliveries(parts),
  sendingMailings(parts),
  limitReminders(parts),
  receiptReminders(parts),
  ...exportJobs(parts),
  ...personalExportJobs(parts),
  ...erasureJobs(parts),
  ...(mail ? [emailDeliveries(parts, mail)] : []),
];
