import { createServer, type Server } from 'node:net';
import { readSettings } from '../environment.ts';
import { checkPorts, withMailPort } from './check-ports.ts';

const open: Server[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

function listen(host: string): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => resolve(String((server.address() as { port: number }).port)));
    open.push(server);
  });
}
async function free(count: number): Promise<string[]> {
  const ports = await Promise.all(Array.from({ length: count }, () => listen('127.0.0.1')));
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
const settings = ([site, ops, vendor, payments, mail]: string[]) =>
  readSettings({
    ATRIUM_SITE_PORT: site,
    ATRIUM_OPS_PORT: ops,
    ATRIUM_VENDOR_PORT: vendor,
    ATRIUM_PAYMENTS_PORT: payments,
    ATRIUM_MAIL_PORT: mail,
  });

it('accepts five free ports, and leaves them free', async () => {
  const five = settings(await free(5));
  await checkPorts(five);
  await checkPorts(five);
});

it.each(['127.0.0.1', '0.0.0.0', '::'])('names the variable whose port is taken on %s', async (host) => {
  const [site, ops, vendor] = await free(3);
  const taken = await listen(host);
  await expect(checkPorts(settings([site!, ops!, vendor!, taken]))).rejects.toThrow(
    `Port ${taken} is already in use. Stop the program that uses it, or set ATRIUM_PAYMENTS_PORT to a free port.`,
  );
});

it('gives the mailbox a free port where the default is taken, and keeps one that is named', async () => {
  const ports = settings(await free(5));
  const taken = await listen('127.0.0.1');
  const mail = (await withMailPort({ ...ports, ATRIUM_MAIL_PORT: taken }, {})).ATRIUM_MAIL_PORT;
  expect(mail).not.toBe(taken);
  await checkPorts({ ...ports, ATRIUM_MAIL_PORT: mail });
  const named = { ...ports, ATRIUM_MAIL_PORT: taken };
  expect(await withMailPort(named, { ATRIUM_MAIL_PORT: taken })).toEqual(named);
});

it('names both variables of one port', async () => {
  const [site, ops, vendor] = await free(3);
  await expect(checkPorts(settings([site!, ops!, vendor!, site!]))).rejects.toThrow(
    `ATRIUM_SITE_PORT and ATRIUM_PAYMENTS_PORT are both ${site}`,
  );
});
