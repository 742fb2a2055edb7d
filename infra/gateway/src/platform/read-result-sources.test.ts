import { readEnvironment } from './read-environment.ts';

const read = (sources: string, development: 'yes' | 'no' = 'no') =>
  readEnvironment({
    DATABASE_URL: 'postgres://owner:secret@db:5432/portal',
    ATRIUM_DEVELOPMENT: development,
    ATRIUM_SEALING_KEY: 'k'.repeat(32),
    PAYMENTS_SECRET: 'p'.repeat(32),
    ATRIUM_RESULT_SOURCES: sources,
  }).config.resultSources;

it('[10-30] reads the sources of outside results', () => {
  expect(read('')).toBeUndefined();
  expect(read('first=https://a.example/r, second=https://user:word@b.example')).toEqual([
    { name: 'first', url: 'https://a.example/r' },
    { name: 'second', url: 'https://user:word@b.example' },
  ]);
  expect(read('local=http://127.0.0.1:9', 'yes')).toHaveLength(1);
});

it.each([
  ['https://a.example', 'is not a list of name=address'],
  ['first=a.example', 'is not a list of name=address'],
  ['first=http://user:word@a.example', 'the address of first does not begin with https:'],
  ['first=https://a.example,first=https://b.example', 'two sources with the name first'],
  ['first=https://a.example/1,second=https://user:word@a.example/2', 'two sources with the host a.example'],
])('[10-30] refuses %s, and names no password', (sources, message) => {
  expect(() => read(sources)).toThrow(message);
  expect(() => read(sources)).not.toThrow('word');
});
