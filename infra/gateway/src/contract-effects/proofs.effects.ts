import * as closureCalls from '@atrium/contracts/account-closure';
import * as proofCalls from '@atrium/contracts/proofs';
import { acceptTerms, terms } from '@atrium/contracts/terms';
import { changes, type Effect, reads } from './effect.ts';
import { PASSWORD, withPassword } from './given.ts';

export const proofEffects: readonly Effect[] = [
  reads(proofCalls.proofs, {
    change: ({ sql, me }) => sql("UPDATE members SET email = 'proof@example.com' WHERE id = $1", me.memberId),
    shows: ([first]) => first?.way === 'email',
  }),
  changes(proofCalls.sendProofCode, {
    before: ({ sql, me }) =>
      sql("UPDATE members SET email = 'code' || $1::bigint || '@example.com' WHERE id = $1::bigint", me.memberId),
    ask: () => ({ body: { channel: 'email', purpose: 'password' } }),
    row: ({ sql, me }) =>
      sql("SELECT count(*) FROM verification_codes WHERE target = 'code' || $1::bigint || '@example.com'", me.memberId),
  }),
  changes(proofCalls.prove, {
    before: withPassword,
    ask: () => ({ body: { purpose: 'closure', proof: { way: 'password', answer: PASSWORD } } }),
    row: ({ sql, me }) =>
      sql('SELECT g.* FROM given_proofs g JOIN sessions s ON s.id = g.session_id WHERE s.member_id = $1', me.memberId),
  }),
  reads(closureCalls.closure, {
    change: ({ sql, me }) =>
      sql("INSERT INTO account_closures (member_id, reason, closed_at) VALUES ($1, 'other', now())", me.memberId),
    shows: ({ closedAt }) => closedAt !== null,
  }),
  changes(closureCalls.closeAccount, {
    before: async (scene) => {
      await withPassword(scene);
      await scene.me.call(proofCalls.prove, {
        body: { purpose: 'closure', proof: { way: 'password', answer: PASSWORD } },
      });
    },
    ask: () => ({ body: { reason: 'other' } }),
    row: ({ sql, me }) => sql('SELECT reason FROM account_closures WHERE member_id = $1', me.memberId),
  }),
  reads(terms, {
    ask: () => ({ query: {} }),
    change: ({ set }) => set('register.termsVersion', 'effect-terms'),
    shows: ({ version }) => version === 'effect-terms',
  }),
  changes(acceptTerms, {
    before: ({ set }) => set('register.termsVersion', 'effect-accepted'),
    ask: () => ({ body: { version: 'effect-accepted' } }),
    row: ({ sql, me }) => sql('SELECT version FROM terms_acceptances WHERE member_id = $1', me.memberId),
  }),
];
