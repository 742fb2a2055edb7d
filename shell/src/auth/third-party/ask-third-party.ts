import type { IdentityProvider } from '@atrium/contracts/session';

/** What this tab stores while the visitor is at a third party. Source: OpenID Connect, implicit flow. */
const KEY = 'identity';

interface Asked {
  state: string;
  nonce: string;
  third: IdentityProvider['third'];
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Opens the provider's own sign-in page, which returns to / with its proof in the fragment. */
export function askThirdParty({ third, authorizeUrl, clientId }: IdentityProvider): void {
  const asked: Asked = { state: random(), nonce: random(), third };
  sessionStorage.setItem(KEY, JSON.stringify(asked));
  const url = new URL(authorizeUrl);
  const query = {
    response_type: 'id_token',
    response_mode: 'fragment',
    client_id: clientId,
    redirect_uri: `${location.origin}/`,
    scope: 'openid email profile',
    state: asked.state,
    nonce: asked.nonce,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // In this tab, so that no pop-up blocker interferes.
  window.open(url.href, '_self');
}

/** Reads the fragment with which a provider returns: the proof and its nonce; `refused` if it was declined or is not ours. */
export function answerOfThirdParty(
  fragment: string,
): { third: IdentityProvider['third']; proof: string; nonce: string } | 'refused' | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = given.get('state');
  if (!state || !(given.has('id_token') || given.has('error'))) return undefined;
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const asked = kept ? (JSON.parse(kept) as Asked) : undefined;
  const proof = given.get('id_token');
  return asked?.state === state && proof ? { third: asked.third, proof, nonce: asked.nonce } : 'refused';
}
