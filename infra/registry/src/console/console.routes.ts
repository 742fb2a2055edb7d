import * as contract from '@atrium/contracts/console';
import { whoami } from '@atrium/contracts/registry-operators';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Operator, operatorOf } from '../operators.ts';
import { RegistryError } from '../registry-error.ts';
import { type ConsoleParts, refuseOtherSites, secretOf, sessionOf } from './console-caller.ts';
import { consolePage } from './console-page.ts';
import { cookieOf, registerCookies, setCookie } from './cookie.ts';
import { createConsoleStream } from './console-stream.ts';
import { gatewayProxy } from './gateway-proxy.ts';
import { DEVICE_LIFE_SECONDS } from './known-devices.ts';
import { endSession, findSession, holderOfPassport, type Session } from './sessions.ts';
import { signInWith } from './sign-in.ts';

/** Sign-in and sign-out, the console's stream, its proxy to the gateway, and the console itself. */
export function consoleRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { port, site, artifactsFolder } = parts.console;
  const cookie = contract.consoleCookie(port);
  const deviceCookie = contract.deviceCookie(port);
  const face = ({ operator: { name, role, remote }, endsAt }: Session): contract.ConsoleSession => ({
    name,
    role,
    ...(remote && { remote }),
    endsAt: endsAt.toISOString(),
    site,
  });
  registerCookies(app);

  app.post(contract.signIn.path, async (request, reply) => {
    refuseOtherSites(request);
    const body = v.safeParse(contract.signIn.body, request.body ?? {});
    if (!body.success) throw new RegistryError('SIGN_IN_FAILED', 'Enter a name and a password.');
    const before = secretOf(request, port);
    const { secret, device } = await signInWith(parts, body.output.name, body.output.password, {
      ip: request.ip,
      device: cookieOf(request, deviceCookie),
    });
    if (before) await endSession(parts, before);
    const session = await findSession(parts, secret, true);
    setCookie(request, reply, deviceCookie, device, DEVICE_LIFE_SECONDS);
    return setCookie(request, reply, cookie, secret).header('cache-control', 'no-store').send(face(session!));
  });
  app.post(contract.signOut.path, async (request, reply) => {
    refuseOtherSites(request);
    const secret = secretOf(request, port);
    if (secret) await endSession(parts, secret);
    return setCookie(request, reply, cookie).send({ signedOut: true });
  });
  app.get(contract.session.path, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(face(await sessionOf(parts, request))),
  );

  app.get(whoami.path, async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const operator = token
      ? ((await operatorOf(parts.pool, token)) ?? (await holderOfPassport(parts, token)))
      : (await sessionOf(parts, request)).operator;
    if (!operator) throw new RegistryError('UNAUTHENTICATED', 'Unknown token.');
    return reply.header('cache-control', 'no-store').send(named(operator));
  });

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

const named = ({ name, role, remote }: Operator) => ({ name, role, ...(remote && { remote }) });
