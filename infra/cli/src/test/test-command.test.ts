import { testCommand } from './test-command.ts';

it.each(['0/2', '3/2', 'two', '1'])('refuses the shard %s', async (shard) => {
  await expect(testCommand('/nowhere', {}, ['--shard', shard])).rejects.toThrow(
    `--shard is "${shard}"; it must be like 1/2: the first of two parts.`,
  );
});

it('refuses a step that it does not know', async () => {
  await expect(testCommand('/nowhere', {}, ['--only', 'jest,dance'])).rejects.toThrow(/^Unknown step "dance"/);
});
