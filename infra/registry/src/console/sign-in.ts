import type { NextStep } from '@atrium/contracts/console';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { boundFactor } from './factor/bound-factor.ts';
import { bindFactor, factorFits } from './factor/factor.ts';
import { endFirstStep, nameOfFirstStep, openFirstStep } from './factor/first-step.ts';
import { type Answer, bindPasskey, passkeyFits, type Site } from './factor/passkey.ts';
import { takeChallenge } from './factor/passkey-steps.ts';
import { rememberDevice } from './known-devices.ts';
import { openLockedStep, passLockedStep, takeLockedStep } from './locked-step.ts';
import { passwordFits } from './passwords.ts';
import { openSession } from './sessions.ts';
import {
  countSignInTry,
  forgetTries,
  lockedAt,
  noteFailure,
  type Place,
  takeBackTry,
  type Try,
} from './sign-in-tries.ts';

/** The secrets of an opened session and of the device. */
interface Opened {
  secret: string;
  device: string;
}

const NEXT = { app: 'code', passkey: 'passkey', none: 'enrol' } as const;

const failed = () => new RegistryError('SIGN_IN_FAILED', 'The name or password is incorrect.');

/**
 * The first step: name and password. Opens a session for a `spared` operator, otherwise the second step, of which
 * `firstStep` is the secret. While the name is locked here, every password leads to the same second step.
 */
export async function signInWith(
  parts: RegistryParts,
  { name, password }: { name: string; password: string },
  place: Place,
  spared: boolean,
): Promise<Opened | (NextStep & { firstStep: string })> {
  const tried = await countSignInTry(parts, name, place);
  if (tried.lockedUntil && spared) throw lockedAt(name, tried.lockedUntil);
  const fits = await passwordFits(parts.pool, name, password);
  if (tried.lockedUntil) {
    await noteFailure(parts, tried);
    return { firstStep: await openLockedStep(parts, name, fits), next: 'either' };
  }
  if (!fits) {
    await noteFailure(parts, tried);
    throw failed();
  }
  if (spared) return await open(parts, tried, place, true);
  const firstStep = await openFirstStep(parts, name);
  if (!firstStep) throw failed();
  await takeBackTry(parts, tried);
  return { firstStep, next: NEXT[(await boundFactor(parts.pool, name)) ?? 'none'] };
}

/** The second step: a code of the authenticator app. The first code of a new app binds it. */
export async function signInWithCode(
  parts: RegistryParts,
  firstStep: string,
  code: string,
  place: Place,
): Promise<Opened> {
  const behindLock = await takeLockedStep(parts, firstStep);
  if (behindLock) {
    const passed = await passLockedStep(parts, behindLock, place, () => factorFits(parts, behindLock.name, code));
    return await open(parts, passed, place, false);
  }
  const name = await nameOfFirstStep(parts, firstStep);
  const tried = await countOpenTry(parts, name, place);
  const fits = (await boundFactor(parts.pool, name)) ? factorFits(parts, name, code) : bindFactor(parts, name, code);
  if (!(await fits)) {
    await noteFailure(parts, tried);
    throw new RegistryError('CODE_WRONG', 'The code is wrong or was used before. Wait for the next one and enter it.');
  }
  await endFirstStep(parts, firstStep);
  return await open(parts, tried, place, false);
}

/** The second step: an answer of the passkey. The first answer of a new one binds it. */
export async function signInWithPasskey(
  parts: RegistryParts,
  firstStep: string,
  { answer, site }: { answer: Answer; site: Site },
  place: Place,
): Promise<Opened> {
  const behindLock = await takeLockedStep(parts, firstStep);
  if (behindLock) {
    const { name, challenge } = behindLock;
    const fits = async () => challenge !== null && (await passkeyFits(parts, name, { answer, site, challenge }));
    return await open(parts, await passLockedStep(parts, behindLock, place, fits), place, false);
  }
  const name = await nameOfFirstStep(parts, firstStep);
  const tried = await countOpenTry(parts, name, place);
  const given = { answer, site, challenge: await takeChallenge(parts, firstStep) };
  const bound = await boundFactor(parts.pool, name);
  if (!(await (bound ? passkeyFits(parts, name, given) : bindPasskey(parts, name, given)))) {
    await noteFailure(parts, tried);
    throw new RegistryError('PASSKEY_WRONG', 'The passkey was not accepted. Try again.');
  }
  await endFirstStep(parts, firstStep);
  return await open(parts, tried, place, false);
}

/** Of a second factor after a right password. Throws while the name is locked here: the password has to be entered again. */
async function countOpenTry(parts: RegistryParts, name: string, place: Place): Promise<Try> {
  const tried = await countSignInTry(parts, name, place);
  if (tried.lockedUntil) throw lockedAt(name, tried.lockedUntil);
  return tried;
}

async function open(parts: RegistryParts, tried: Try, { device }: Place, spared: boolean): Promise<Opened> {
  const secret = await openSession(parts, tried.name, spared);
  if (!secret) throw failed();
  await forgetTries(parts, tried);
  const known = tried.known ? device : undefined;
  return { secret, device: await rememberDevice(parts.pool, tried.name, known, parts.now()) };
}
