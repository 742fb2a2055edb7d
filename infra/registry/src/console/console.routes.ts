import * as contract from '@atrium/contracts/console';
import * as factorCalls from '@atrium/contracts/console-factor';
import * as passkeyCalls from '@atrium/contracts/console-passkey';
import { whoami } from '@atrium/contracts/registry-operators';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { read } from '../bind-operation.ts';
import { hashOf, operatorOf } from '../operators.ts';
import { RegistryError } from '../registry-error.ts';
import { type ConsoleParts, refuseOtherSites, secretOf, sessionOf } from './console-caller.ts';
import { consolePage } from './console-page.ts';
import { cookieOf, registerCookies, setCookie } from './cookie.ts';
import { createConsoleStream } from './console-stream.ts';
import { confirmSession } from './factor/confirm-session.ts';
import { boundFactor } from './factor/bound-factor.ts';
import { newFactor } from './factor/factor.ts';
import { nameOfFirstStep } from './factor/first-step.ts';
import { isSpared } from './factor/is-spared.ts';
import type { Answer, Site } from './factor/passkey.ts';
import { confirmWithPasskey, firstStepOptions, sessionOptions } from './factor/passkey-steps.ts';
import { gatewayProxy } from './gateway-proxy.ts';
import { DEVICE_LIFE_SECONDS } from './known-devices.ts';
import { namedHolder } from './named-holder.ts';
import { endSession, findSession, holderOfPassport, type Session } from './sessions.ts';
import { signedHolderRoute } from './signed-holder.ts';
import { signInWith, signInWithCode, signInWithPasskey } from './sign-in.ts';

/** Sign-in and sign-out, the console's stream, its proxy to the gateway, and the console itself. */
export function consoleRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { port, site, artifactsFolder } = parts.console;
  const cookie = contract.consoleCookie(port);
  const deviceCookie = contract.deviceCookie(port);
  const stepCookie = contract.firstStepCookie(port);
  const face = async ({ operator: { name, role, remote }, endsAt }: Session): Promise<contract.ConsoleSession> => {
    const factor = await boundFactor(parts.pool, name);
    return {
      name,
      role,
      ...(remote && { remote }),
      ...(factor && { factor }),
      endsAt: endsAt.toISOString(),
      site,
      brand: parts.brand,
      brands: [...(parts.brands ?? [parts.brand])],
    };
  };
  registerCookies(app);

  const placeOf = (request: FastifyRequest) => ({ ip: request.ip, device: cookieOf(request, deviceCookie) });
  /** Replaces the browser's session by the opened one. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, opened: { secret: string; device: string }) => {
    const before = secretOf(request, port);
    if (before) await endSession(parts, before);
    const session = await findSession(parts, opened.secret, true);
    setCookie(request, reply, deviceCookie, opened.device, DEVICE_LIFE_SECONDS);
    return setCookie(request, reply, cookie, opened.secret)
      .header('cache-control', 'no-store')
      .send(await face(session!));
  };

  app.post(contract.signIn.path, async (request, reply) => {
    refuseOtherSites(request);
    const body = v.safeParse(contract.signIn.body, request.body ?? {});
    if (!body.success) throw new RegistryError('SIGN_IN_FAILED', 'Enter a name and a password.');
    const spared = isSpared(parts, body.output.name, request);
    const passed = await signInWith(parts, body.output, placeOf(request), spared);
    if (!('next' in passed)) return await enter(request, reply, passed);
    const { firstStep, next } = passed;
    return setCookie(request, reply, stepCookie, firstStep, factorCalls.FIRST_STEP_LIFE_MS / 1_000)
      .header('cache-control', 'no-store')
      .send({ next } satisfies contract.NextStep);
  });
  app.post(factorCalls.enrol.path, async (request, reply) => {
    refuseOtherSites(request);
    const name = await nameOfFirstStep(parts, cookieOf(request, stepCookie));
    return reply.header('cache-control', 'no-store').send(await newFactor(parts, name));
  });
  app.post(factorCalls.enterCode.path, async (request, reply) => {
    refuseOtherSites(request);
    const { code } = codeOf(request);
    const opened = await signInWithCode(parts, cookieOf(request, stepCookie) ?? '', code, placeOf(request));
    setCookie(request, reply, stepCookie);
    return await enter(request, reply, opened);
  });
  app.post(passkeyCalls.passkeyOptions.path, async (request, reply) => {
    refuseOtherSites(request);
    const options = await firstStepOptions(parts, cookieOf(request, stepCookie), siteOf(request));
    return reply.header('cache-control', 'no-store').send(options);
  });
  app.post(passkeyCalls.enterPasskey.path, async (request, reply) => {
    refuseOtherSites(request);
    const given = { answer: answerOf(request), site: siteOf(request) };
    const opened = await signInWithPasskey(parts, cookieOf(request, stepCookie) ?? '', given, placeOf(request));
    setCookie(request, reply, stepCookie);
    return await enter(request, reply, opened);
  });
  app.post(passkeyCalls.confirmOptions.path, async (request, reply) => {
    const session = await sessionOf(parts, request);
    return reply.header('cache-control', 'no-store').send(await sessionOptions(parts, session, siteOf(request)));
  });
  app.post(passkeyCalls.confirmPasskey.path, async (request, reply) => {
    const session = await sessionOf(parts, request);
    const given = { answer: answerOf(request), site: siteOf(request) };
    return reply.header('cache-control', 'no-store').send(await confirmWithPasskey(parts, session, given));
  });
  app.post(factorCalls.confirm.path, async (request, reply) => {
    const session = await sessionOf(parts, request);
    return reply.header('cache-control', 'no-store').send(await confirmSession(parts, session, codeOf(request).code));
  });
  app.post(contract.signOut.path, async (request, reply) => {
    refuseOtherSites(request);
    const secret = secretOf(request, port);
    if (secret) await endSession(parts, secret);
    return setCookie(request, reply, cookie).send({ signedOut: true });
  });
  app.get(contract.session.path, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await face(await sessionOf(parts, request))),
  );

  app.get(whoami.path, async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const holder = token
      ? ((await operatorOf(parts.pool, token)) ?? (await holderOfPassport(parts, hashOf(token))))
      : await sessionOf(parts, request).then(({ operator, ...second }) => ({ ...operator, ...second }));
    if (!holder) throw new RegistryError('UNAUTHENTICATED', 'Unknown token.');
    return reply.header('cache-control', 'no-store').send(namedHolder(parts, holder));
  });

  signedHolderRoute(app, parts);

  const stream = createConsoleStream(parts, app.log);
  app.get(contract.CONSOLE_STREAM_PATH, async (request, reply) => {
    await sessionOf(parts, request);
    const secret = secretOf(request, port)!;
    reply.hijack();
    await stream.add(reply.raw, async () => (await findSession(parts, secret, false)) !== undefined);
  });
  app.addHook('preClose', () => stream.close());

  gatewayProxy(app, parts);
  if (artifactsFolder) consolePage(app, artifactsFolder);
}

const codeOf = ({ body }: FastifyRequest) =>
  read(factorCalls.enterCode.body, body ?? {}) as v.InferOutput<typeof factorCalls.enterCode.body>;

const answerOf = ({ body }: FastifyRequest): Answer =>
  (read(passkeyCalls.enterPasskey.body, body ?? {}) as v.InferOutput<typeof passkeyCalls.enterPasskey.body>).answer;

/** `refuseOtherSites` has compared the origin with the host. */
const siteOf = ({ headers: { origin = '' }, hostname }: FastifyRequest): Site => ({ origin, rpId: hostname });
