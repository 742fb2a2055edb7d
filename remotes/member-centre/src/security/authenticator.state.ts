import {
  authenticator,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from '@atrium/contracts/authenticator';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createResource, failureOf, host, type ApiError } from '@atrium/host';

export const authenticatorResource = createResource(authenticator);
export type NewAuthenticator = ReplyOf<typeof beginAuthenticator>;

type Outcome<Value> = { value: Value } | { failure: ApiError };

async function outcomeOf<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await call };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

export const begin = (password: string): Promise<Outcome<NewAuthenticator>> =>
  outcomeOf(host().api.call(beginAuthenticator, { body: { password } }));
export const confirm = (code: string): Promise<Outcome<{ bound: boolean }>> =>
  outcomeOf(host().api.call(confirmAuthenticator, { body: { code: code.trim() } }));
export const remove = (code: string): Promise<Outcome<{ bound: boolean }>> =>
  outcomeOf(host().api.call(removeAuthenticator, { body: { code: code.trim() } }));
