import { type AddressInfo, createServer } from 'node:net';
import { isPublicAddress, publicFetch } from './public-fetch.ts';

it.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['2002:7f00:1::', false],
  ['2002:a9fe:a9fe::1', false],
  ['2001:0:7f00:1::', false],
  ['203.0.113.9', false],
  ['fec0::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['not an address', false],
])('[14-01] distinguishes public addresses: %s is one: %s', (ip, wanted) => {
  expect(isPublicAddress(ip)).toBe(wanted);
});

it('[14-01] connects to no internal address, also not by a name that resolves to one', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const get = publicFetch(['localhost', '127.0.0.1', '::1', 'accounts.example']);
  await expect(get(`https://localhost:${port}/keys`)).rejects.toThrow('localhost resolves to an internal address.');
  await expect(get(`https://127.0.0.1:${port}/keys`)).rejects.toThrow('127.0.0.1 is an internal address.');
  await expect(get(`https://2130706433:${port}/keys`)).rejects.toThrow('127.0.0.1 is an internal address.');
  await expect(get(`https://[::1]:${port}/keys`)).rejects.toThrow('::1 is an internal address.');
  await expect(get('http://accounts.example/keys')).rejects.toThrow('is not an https address.');
  await expect(get('https://evil-accounts.example/keys')).rejects.toThrow('is not in the list of allowed hosts.');
  expect(connections).toBe(0);
  await new Promise((closed) => server.close(closed));
});
