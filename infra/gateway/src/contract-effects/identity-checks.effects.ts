import { identity, submitIdentity } from '@atrium/contracts/identity-checks';
import sharp from 'sharp';
import { changes, type Effect, reads } from './effect.ts';

const picture = async () =>
  (
    await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  ).toString('base64');

export const identityCheckEffects: readonly Effect[] = [
  reads(identity, {
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO identity_checks (member_id, level, state, sealed, submitted_at) VALUES ($1, 1, 'verified', '', now())",
        me.memberId,
      ),
    shows: ({ level }) => level === 1,
  }),
  changes(submitIdentity, {
    before: async ({ kept }) => {
      kept.picture = await picture();
    },
    ask: ({ kept }) => ({
      body: {
        level: 1,
        document: 'passport',
        name: 'Effect',
        number: 'E123456',
        validUntil: '2090-01-01',
        pictures: [kept.picture, kept.picture],
      },
    }),
    row: ({ sql, me }) => sql('SELECT level, state FROM identity_checks WHERE member_id = $1', me.memberId),
  }),
];
