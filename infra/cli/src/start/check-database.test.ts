import { freePort } from '@atrium/database/free-port';
import { checkDatabase } from './check-database.ts';

it('accepts a PostgreSQL that answers', async () => {
  await checkDatabase(process.env.ATRIUM_TEST_DATABASE_URL!);
});

it('says what to do when nobody is there', async () => {
  const port = await freePort();
  await expect(checkDatabase(`postgres://me:secret@127.0.0.1:${port}/house`)).rejects.toThrow(
    new RegExp(
      `^DATABASE_URL points to 127\\.0\\.0\\.1:${port}/house, but the connection failed \\(.*ECONNREFUSED.*\\)\\. Start that PostgreSQL, correct the variable`,
    ),
  );
});

it('does not repeat the password', async () => {
  const url = new URL(process.env.ATRIUM_TEST_DATABASE_URL!);
  url.password = 'hunter2';
  await expect(checkDatabase(url.href)).rejects.toThrow(/^(?!.*hunter2).*password authentication failed/);
});
