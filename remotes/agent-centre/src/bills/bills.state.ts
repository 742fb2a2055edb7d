import { createRecordSource } from '@atrium/centre/record-source.state';
import * as calls from '@atrium/contracts/agent-bills';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

/** A payment changes the balance, and what is still due of a bill. */
const freshness = { staleOn: ['balance.changed'] } as const;
export const billRecords = createRecordSource(calls.bills, freshness);
export const billResource = createResource(calls.bill, freshness);

export type BillScope = 'own' | 'payable' | 'team';
export const billScopeAtom = atom<BillScope>('own');

async function answered(command: Promise<calls.BillDetail>): Promise<ApiError | null> {
  try {
    const bill = await command;
    const { stateAtom } = billResource.entry({ params: { id: bill.id } });
    const { store } = host();
    store.set(stateAtom, { ...store.get(stateAtom), value: bill });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** Resolves to the refusal, or to null. */
export const openDispute = (id: string, reason: string) =>
  answered(host().api.call(calls.openDispute, { params: { id }, body: { reason } }));
export const withdrawDispute = (id: string) => answered(host().api.call(calls.withdrawDispute, { params: { id } }));
