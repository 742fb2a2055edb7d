import { holder, holderText, type SignedHolder } from '@atrium/contracts/registry-holder';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { read } from '../bind-operation.ts';
import { operatorOfHash } from '../operators.ts';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { namedHolder } from './named-holder.ts';
import { holderOfPassport } from './sessions.ts';

/**
 * Answers gateways, which ask about the token of a caller by its hash. A signature over hash and nonce is worth nothing for
 * another question. Source: 13-03.
 */
export function signedHolderRoute(app: FastifyInstance, parts: RegistryParts): void {
  app.post(holder.path, async ({ body }, reply) => {
    const asked = read(holder.body, body ?? {}) as v.InferOutput<typeof holder.body>;
    const found =
      (await operatorOfHash(parts.pool, asked.tokenHash)) ?? (await holderOfPassport(parts, asked.tokenHash));
    if (!found) throw new RegistryError('UNAUTHENTICATED', 'Unknown token.');
    const { name, role, confirmed } = namedHolder(parts, found);
    const answer = { name, role, ...(confirmed !== undefined && { confirmed }), ...asked };
    return reply
      .header('cache-control', 'no-store')
      .send({ ...answer, ...parts.keys.signText(holderText(answer)) } satisfies SignedHolder);
  });
}
