import { changeContact, type NewContact, sendContactCodes } from '@atrium/contracts/contacts';
import { type ApiError, failureOf, host } from '@atrium/host';

export type ContactKind = NewContact['kind'];

export const contactOf = (kind: ContactKind, text: string): NewContact =>
  kind === 'mobile' ? { kind, mobile: text.trim() } : { kind, email: text.trim() };

type Sent = { old: string | null; expiredMinutes: number };

/** Resolves to the refusal, or to the present contact that has received a code as well. */
export async function sendCodes(to: NewContact): Promise<{ failure: ApiError } | { sent: Sent }> {
  try {
    return { sent: await host().api.call(sendContactCodes, { body: { to } }) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

export async function change(
  to: NewContact,
  newCode: string,
  proof: string,
): Promise<{ failure: ApiError } | { contact: string }> {
  try {
    return { contact: (await host().api.call(changeContact, { body: { to, newCode, proof } })).contact };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
