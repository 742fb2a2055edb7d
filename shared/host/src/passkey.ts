import { ApiError } from '@atrium/api/api-error';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** WebAuthn's options as the gateway sends them. */
type Options = { options: Record<string, unknown> };
/** The authenticator's answer, for the calls of `passkeys.ts`. */
export type PasskeyAnswer = { id: string; response: { clientDataJSON: string } };

/** Passkeys are made for a host name: there are none at an IP address. */
export const canUsePasskeys = ({ hostname }: Pick<Location, 'hostname'> = location): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(hostname);

const library = () => import('@simplewebauthn/browser');

/** Makes a passkey. Rejects with the gateway's refusal, or PASSKEY_WRONG where the browser made none. Source: 11-07. */
export async function createPasskey(asked: Promise<Options>): Promise<PasskeyAnswer> {
  const { options } = await asked;
  const { startRegistration } = await library();
  return await ofBrowser(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** Signs with a passkey. Rejects with the gateway's refusal, or PASSKEY_WRONG where the browser had none or it was closed. */
export async function signWithPasskey(asked: Promise<Options>): Promise<PasskeyAnswer> {
  const { options } = await asked;
  const { startAuthentication } = await library();
  return await ofBrowser(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );
}

/** The browser does not say whether its dialog was closed or it has no passkey. */
async function ofBrowser(answer: Promise<PasskeyAnswer>): Promise<PasskeyAnswer> {
  try {
    return await answer;
  } catch (error) {
    throw new ApiError('PASSKEY_WRONG', { message: String(error) });
  }
}
