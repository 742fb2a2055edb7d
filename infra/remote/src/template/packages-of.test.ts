import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packagesOf } from './packages-of.ts';
import { squadTemplate } from './squad-template.ts';

let server: Server;
let site: string;
let list: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/sdk/packages.txt' && list ? 200 : 404;
    response.end(list);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('[13-13] makes a folder that installs from the packages of its site, without another address', async () => {
  const addressOf = (name: string) => `${site}/sdk/atrium-${name}-1.0.0.tgz`;
  list = ['host', 'remote-conformance', 'remote'].map((name) => `${addressOf(name)}\n`).join('');
  const packages = await packagesOf(site);
  const files = squadTemplate({ name: 'den', path: '/den', kind: 'page', bundler: 'vite', site, packages });
  const { atrium, dependencies, devDependencies } = JSON.parse(files['package.json']!);
  expect(atrium).toEqual({ site });
  expect(dependencies).toMatchObject({
    '@atrium/host': addressOf('host'),
    '@atrium/remote': addressOf('remote'),
    '@atrium/remote-conformance': addressOf('remote-conformance'),
  });
  expect(Object.keys(devDependencies).filter((name) => name.startsWith('@atrium/'))).toEqual([]);
});

it('says in a sentence that an address is no site', async () => {
  list = '';
  await expect(packagesOf(site)).rejects.toThrow(`${site} has no page for squads (/sdk/).`);
  for (const wrong of ['localhost:8080', 'http://', 'www.example.com'])
    await expect(packagesOf(wrong)).rejects.toThrow(`"${wrong}" is no address of a site.`);
});
