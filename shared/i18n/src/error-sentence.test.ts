import { ERROR_CODES } from '@atrium/contracts/error-codes';
import { errorLocales } from './error-texts.ts';
import { FINISHED_TAGS } from '@atrium/contracts/languages';

it.each(FINISHED_TAGS)('[1-22] has a sentence in %s for every error', async (tag) => {
  const sentences = (await errorLocales[tag]!()).default as Record<string, string>;
  expect(
    [...Object.keys(ERROR_CODES), 'NETWORK', 'TIMEOUT', 'ABORTED'].filter((code) => !sentences[code]?.trim()),
  ).toEqual([]);
});
