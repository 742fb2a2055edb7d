import { buildMailbox } from './mailbox.ts';
import { openMails } from './mails.ts';

it.each(['/', '/api/mails'])('[14-05] reads a recipient that is twice in the query of %s as one text', async (path) => {
  const mails = openMails(':memory:');
  for (const to of ['a@example.com', 'b@example.com'])
    mails.add({ at: 0, from: 'x@example.com', to, subject: `for ${to}`, text: '', messageId: '' });
  const mailbox = buildMailbox(mails);
  const { statusCode, body } = await mailbox.inject(`${path}?to=a@example.com&to=b@example.com`);
  expect([statusCode, body.includes('for b@'), body.includes('for a@')]).toEqual([200, true, false]);
  await mailbox.close();
});
