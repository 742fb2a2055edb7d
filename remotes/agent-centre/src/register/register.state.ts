import * as calls from '@atrium/contracts/agent-accounts';
import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { createPagedResource } from '@atrium/host/paged-resource';

/** What the agent may give. */
export const boundsResource = createResource(calls.openingBounds);
export type Bounds = ReplyOf<typeof calls.openingBounds>;
export const linkPages = createPagedResource(calls.agentLinks);
export type Link = ReplyOf<typeof calls.agentLinks>['items'][number];

type Sent<Value> = { value: Value; failure: null } | { value: null; failure: ApiError };

async function sent<Value>(command: Promise<Value>): Promise<Sent<Value>> {
  try {
    return { value: await command, failure: null };
  } catch (error) {
    return { value: null, failure: failureOf(error) };
  }
}

export const openAccount = (body: InputOf<typeof calls.openAccount>['body']) =>
  sent(host().api.call(calls.openAccount, { body }));
export const makeLink = (body: InputOf<typeof calls.makeLink>['body']) =>
  sent(host().api.call(calls.makeLink, { body }));
export const endLink = (id: string) => sent(host().api.call(calls.endLink, { params: { id } }));
