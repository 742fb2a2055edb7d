import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import type { Config } from '../../platform/config.ts';
import type { ConfiguredProvider, Identity } from '../../platform/identity.ts';
import { publicFetch } from '@atrium/public-fetch/public-fetch';

/** The third parties of the sandbox, at the origin of its payments. */
const sandboxProviders = (origin: string): ConfiguredProvider[] =>
  (['google', 'facebook'] as const).map((third) => {
    const issuer = `${origin}/identity/${third}`;
    return { third, issuer, clientId: 'atrium', authorizeUrl: `${issuer}/authorize`, jwksUrl: `${issuer}/jwks.json` };
  });

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;
/** An ID token lives for minutes; one with a longer lifetime is refused. */
const LONGEST_SECONDS = 3600;

/** Hosts of the issuers' keys: those of Google and Facebook. */
const KEY_HOSTS = ['google.com', 'googleapis.com', 'facebook.com'] as const;

/**
 * Third-party sign-in: through the sandbox in development; elsewhere the keys of an issuer, whose address an operator
 * entered, are fetched from public addresses of the listed hosts alone. Source: 14-01.
 */
export const thirdPartySignIn = (config: Pick<Config, 'development' | 'paymentsUrl' | 'identityHosts'>): Identity =>
  config.development
    ? openIdConnect(sandboxProviders(config.paymentsUrl))
    : openIdConnect([], publicFetch([...KEY_HOSTS, ...(config.identityHosts ?? [])]));

/**
 * OpenID Connect by `jose`; an issuer's keys are fetched by `fetchKeys` once, and again when an unknown key signs.
 */
export function openIdConnect(
  sandbox: readonly ConfiguredProvider[] = [],
  fetchKeys?: (address: string) => Promise<Response>,
): Identity {
  const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  return {
    sandbox,
    async verify({ issuer, clientId, jwksUrl }, proof, nonce, now) {
      const set = keys.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), fetchKeys && { [customFetch]: fetchKeys });
      keys.set(jwksUrl, set);
      try {
        const { payload } = await jwtVerify(proof, set, {
          issuer,
          audience: clientId,
          algorithms: ALGORITHMS,
          currentDate: now,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          maxTokenAge: LONGEST_SECONDS,
          requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        });
        if (payload.nonce !== nonce || !payload.sub) return undefined;
        const {
          name,
          email,
          email_verified: verified,
        } = payload as { name?: unknown; email?: unknown; email_verified?: unknown };
        return {
          issuer,
          subject: payload.sub,
          name: typeof name === 'string' ? name.slice(0, 24) : '',
          email: typeof email === 'string' && verified === true ? email.slice(0, 100) : null,
          expiresAt: new Date((payload.exp! + CLOCK_TOLERANCE_SECONDS) * 1000),
        };
      } catch {
        return undefined;
      }
    },
  };
}
