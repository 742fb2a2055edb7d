import type { ContractKind } from '@atrium/contracts/agent-contracts';
import * as calls from '@atrium/contracts/agent-contracts';
import { contractStanding, whatIf } from '@atrium/contracts/contract-standing';
import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ApiError } from '@atrium/host';
import { createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

/** A payment of a contract changes the balance. */
const freshness = { staleOn: ['balance.changed'] } as const;

/** The contracts of one kind with their settlements. */
export const contractsResources = {
  dividend: createResource(calls.dividendContracts, freshness),
  'daily-salary': createResource(calls.dailySalaryContracts, freshness),
  'hourly-salary': createResource(calls.hourlySalaryContracts, freshness),
  'real-time-salary': createResource(calls.realTimeSalaryContracts, freshness),
} as const satisfies Record<ContractKind, unknown>;

/** What an offer would have paid, and where a contract is. */
export const whatIfResource = createResource(whatIf, freshness);
export const standingResource = createResource(contractStanding, freshness);
export type OfferBody = InputOf<typeof whatIf>['body'];

const answers = {
  dividend: calls.processDividend,
  'daily-salary': calls.processDailySalary,
  'hourly-salary': calls.processHourlySalary,
  'real-time-salary': calls.processRealTimeSalary,
} as const satisfies Record<ContractKind, unknown>;

export type Settlement = ReplyOf<typeof calls.dividendContracts>['settlements'][number];
export type Action = InputOf<typeof calls.processDividend>['body']['action'];
type Answered = ReplyOf<typeof calls.processDividend>;
type Offer = InputOf<typeof calls.offerContract>['body'];

/** Whether an answer or an offer is under way, and how the last one failed. */
export const actingAtom = atom(false);
export const actionErrorAtom = atom<ApiError | null>(null);
actionErrorAtom.onMount = (set) => () => set(null);

/** One command at a time; whatever came of it, the contracts of its kind are read again. */
const actAtom = atom(null, async (get, set, kind: ContractKind, command: () => Promise<unknown>): Promise<boolean> => {
  if (get(actingAtom)) return false;
  set(actingAtom, true);
  set(actionErrorAtom, null);
  try {
    await command();
    return true;
  } catch (error) {
    set(actionErrorAtom, failureOf(error));
    return false;
  } finally {
    set(actingAtom, false);
    void set(contractsResources[kind].entry(undefined).loadAtom, true);
  }
});

/** Accepts, rejects or ends a contract. Resolves to the contracts that ended with it, or to null where it failed. */
export const answerAtom = atom(
  null,
  async (_, set, kind: ContractKind, contractId: string, action: Action): Promise<Answered['terminated'] | null> => {
    let ended: Answered['terminated'] = [];
    const done = await set(actAtom, kind, async () => {
      ended = (await host().api.call(answers[kind], { body: { contractId, action } })).terminated;
    });
    return done ? ended : null;
  },
);

/** Offers a direct downline a contract; two of one kind never wait beside each other. Resolves to whether it was offered. */
export const offerAtom = atom(
  null,
  (_, set, offer: Offer): Promise<boolean> =>
    set(actAtom, offer.kind, () => host().api.call(calls.offerContract, { body: offer })),
);
