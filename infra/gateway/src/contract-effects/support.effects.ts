import { randomUUID } from 'node:crypto';
import * as support from '@atrium/contracts/support';
import { changes, has, reads, type Scene, type Effect } from './effect.ts';

const message = (text: string) => ({ body: { key: randomUUID(), topic: 'deposit', text } });
const written = ({ me }: Scene) => me.call(support.writeToSupport, message('Where is it?') as never);
const conversations = ({ sql, me }: Scene) =>
  sql(
    'SELECT state, (SELECT count(*) FROM support_messages m WHERE m.conversation_id = c.id) AS messages FROM support_conversations c WHERE member_id = $1',
    me.memberId,
  );

export const supportEffects: readonly Effect[] = [
  reads(support.supportDesk, {
    before: written,
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO support_messages (conversation_id, key, at, operator, text) SELECT id, gen_random_uuid(), now(), 'somebody', 'Effect' FROM support_conversations WHERE member_id = $1",
        me.memberId,
      ),
    shows: has('Effect'),
  }),
  changes(support.writeToSupport, { ask: () => message('Effect'), row: conversations }),
  changes(support.endSupport, { before: written, row: conversations }),
];
