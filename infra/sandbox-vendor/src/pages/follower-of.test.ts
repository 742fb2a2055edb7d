import { newTableForEachTest, open, vendor } from '../../test/table.ts';

newTableForEachTest();

const follow = async (path: string, playKey: string) => {
  const answer = await vendor.app.inject({ url: path, headers: { 'x-play-key': playKey } });
  return [answer.statusCode, answer.json().code];
};

it.each([
  ['/table/live', 'NOT_A_TABLE'],
  ['/table/book', 'NOT_A_BOOK'],
])('%s is sent to pages of such a game alone, and to nobody without a session', async (path, code) => {
  const { data } = await open();
  expect(await follow(path, data.playKey)).toEqual([404, code]);
  expect(await follow(path, 'somebody else')).toEqual([200, 'SESSION_ENDED']);
});
