import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TrustedKey } from '@atrium/contracts/snapshot';
import { holderText, type SignedHolder } from '@atrium/contracts/registry-holder';

type Unsigned = Omit<SignedHolder, 'signature' | 'keyId'>;
type Known = Pick<SignedHolder, 'name' | 'role' | 'confirmed'>;
type Asked = Pick<SignedHolder, 'tokenHash' | 'nonce'>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** An Ed25519 key of a registry. */
export function signingKey(keyId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const x = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  return {
    trusted: { keyId, publicKey: x.toString('base64') } satisfies TrustedKey,
    sign: (answer: Unsigned): SignedHolder => ({
      ...answer,
      keyId,
      signature: sign(null, Buffer.from(holderText(answer)), privateKey).toString('base64'),
    }),
  };
}

/**
 * Answers the gateway's question about its callers as the registry's contract says; `falsify` stands in for the answer of
 * somebody else at its address.
 */
export async function signingRegistry() {
  const known = new Map<string, Known>();
  const received: { line: string; body: string; headers: string }[] = [];
  const registry = {
    key: signingKey('registry-1'),
    received,
    falsify: undefined as ((asked: Asked, honest: SignedHolder | undefined) => string | object) | undefined,
    know: (token: string, holder: Known) => void known.set(hashOf(token), holder),
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ line: `${request.method} ${request.url}`, body, headers: JSON.stringify(request.headers) });
    const asked = JSON.parse(body) as Asked;
    const found = known.get(asked.tokenHash);
    const honest = found && registry.key.sign({ ...found, ...asked });
    const answer = registry.falsify?.(asked, honest) ?? honest ?? { code: 'UNAUTHENTICATED' };
    response
      .writeHead(registry.falsify || honest ? 200 : 401, { 'content-type': 'application/json' })
      .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  const listen = (port: number) => new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(registry, {
    url: `http://127.0.0.1:${port}`,
    listenAgain: () => listen(port),
    close: () => new Promise((done) => server.close(done)),
  });
}
