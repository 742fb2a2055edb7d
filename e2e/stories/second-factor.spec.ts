import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { atrium } from '../portal/operator.ts';
import { OPS } from '../portal/ops-console.ts';
import { watchConsole } from '../portal/watch-console.ts';

const CODE = 'Authenticator code';

test('[14-12] an operator away from the machine adds an app, confirms with it, and gets another when it is lost', async ({
  browser,
}) => {
  // Forwarded by a proxy: only at the machine itself do the demo operators need no second factor.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } });
  const page = await context.newPage();
  const messages: string[] = [];
  watchConsole(page, messages);
  const enterPassword = async () => {
    await page.getByLabel('Name').fill('approver');
    await page.getByLabel('Password', { exact: true }).fill('Approver-0001');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto(`${OPS}/access`);
  messages.length = 0;
  await enterPassword();
  await expect(title('Add an authenticator app')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = Secret.fromBase32(await page.getByLabel('Or enter this key in the app').inputValue());
  // Each code is accepted once, also in the half minutes before and after its own: the second is the next one's, so that it
  // is never the first again, and the first stays valid when a half minute ends between typing and sending.
  const codeOf = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 * steps });
  await page.getByLabel(CODE).fill(codeOf(0));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(title('Operators and tokens')).toBeVisible();
  await expect(page.getByRole('row', { name: 'approver' })).toContainText('Password and authenticator app');

  const name = `watcher-${Date.now().toString(36)}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Reason').fill('story');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Issue token' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel(CODE).fill(codeOf(1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Token for ${name}`)).toBeVisible();
  // The refusals that the page asks about are no faults: no session yet, and no code yet.
  expect(messages.filter((message) => !/status of 40[13]/.test(message))).toEqual([]);

  const { approval } = await atrium<{ approval: { id: string } }>('reset-factor', 'approver', '--reason', 'lost phone');
  await atrium('approve', approval.id, '--as', 'approver');
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible({ timeout: 45_000 });
  await enterPassword();
  await expect(title('Add an authenticator app')).toBeVisible();
  await context.close();
});

test('[14-12] an operator adds a passkey, signs in with it and confirms with it', async ({ browser }) => {
  // A passkey belongs to a host name, and 127.0.0.1 is none.
  const ops = OPS.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.10' } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: false,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const enterPassword = async () => {
    await page.getByLabel('Name').fill('operator');
    await page.getByLabel('Password', { exact: true }).fill('Operator-0001');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto(`${ops}/access`);
  await enterPassword();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(title('Add a passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(title('Operators and tokens')).toBeVisible();
  await expect(page.getByRole('row', { name: 'operator' }).first()).toContainText('Password and passkey');

  await context.clearCookies();
  await page.reload();
  await enterPassword();
  await expect(title('Second step')).toBeVisible();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(title('Operators and tokens')).toBeVisible();

  const name = `keeper-${Date.now().toString(36)}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Reason').fill('story');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Issue token' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByText(`Token for ${name}`)).toBeVisible();

  const { approval } = await atrium<{ approval: { id: string } }>('reset-factor', 'operator', '--reason', 'lost key');
  await atrium('approve', approval.id, '--as', 'approver');
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible({ timeout: 45_000 });
  await context.close();
});
