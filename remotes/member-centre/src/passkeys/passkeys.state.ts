import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { Proof } from '@atrium/contracts/member-proof';
import {
  addPasskey,
  beginPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
  sendPasskeyCode,
} from '@atrium/contracts/passkeys';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { createPasskey } from '@atrium/host/passkey';
import type { SentCode } from '@atrium/centre/proof-fields';

export const passkeysResource = createResource(passkeys);
export type Passkeys = ReplyOf<typeof passkeys>;

async function failed(call: Promise<unknown>): Promise<ApiError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** Each resolves to the refusal, or to null. */
export const add = (name: string, proof: Proof): Promise<ApiError | null> =>
  failed(
    createPasskey(host().api.call(beginPasskey, { body: { proof } })).then((answer) =>
      host().api.call(addPasskey, { body: { name, answer } }),
    ),
  );
export const rename = (id: string, name: string): Promise<ApiError | null> =>
  failed(host().api.call(renamePasskey, { params: { id }, body: { name } }));
export const remove = (id: string, proof: Proof): Promise<ApiError | null> =>
  failed(host().api.call(removePasskey, { params: { id }, body: { proof } }));

export async function sendCode(channel: 'sms' | 'email'): Promise<SentCode> {
  try {
    return { minutes: (await host().api.call(sendPasskeyCode, { body: { channel } })).expiredMinutes };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
