import * as v from 'valibot';
import { isOwnPath, OwnPath, ownPathOrHome } from './own-path.ts';

it.each([
  '/',
  '/slots',
  '/slots?page=2&sort=new#list',
  '/?centre=deposit',
  '/help?topic=a%20b',
  '/games/caf%C3%A9',
  '/a/../slots',
  '/launch?back=https%3A%2F%2Fgames.example%2F',
])('[14-14] accepts %j', (path) => {
  expect([isOwnPath(path), ownPathOrHome(path)]).toEqual([true, path]);
});

it.each([
  '',
  'slots',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /slots',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/slots\u0000',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c/evil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252525252Fevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/.//evil.example',
  '/./%2Fevil.example',
  '/slots/..//evil.example',
  '/%2e%2e//evil.example',
  '/slots//page',
  '/\uff0fevil.example',
  '/%EF%BC%8Fevil.example',
  '/%EF%BC%BCevil.example',
  '/\u3000/evil.example',
  '/\u2028/evil.example',
  '/%E2%80%A8/evil.example',
  '/%zz',
  '/%ff',
  `/${'a'.repeat(2000)}`,
])('[14-14] refuses %j', (path) => {
  expect([isOwnPath(path), ownPathOrHome(path), v.is(OwnPath, path)]).toEqual([false, '/', false]);
});
