import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { choose } from '../portal/choose.ts';
import { storyBrowser } from '../portal/launch-chromium.ts';
import { balance, header, signIn, signOut } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { lastMessageTo } from '../portal/outbox.ts';
import { registerBy } from '../portal/register.ts';
import { runningPortal } from '../portal/running-portal.ts';

let page: Page;
const set = (key: string, value: unknown) =>
  atrium('config', 'set', key, JSON.stringify(value), '--reason', 'story: account security');
const dialog = (name: string) => page.getByRole('dialog', { name });

async function openLogin(): Promise<void> {
  await page.goto('/login');
  await expect(dialog('Login')).toBeVisible();
}

test.beforeEach(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
});
test.afterEach(async () => page.context().close());

test('[4-27][4-28][4-29][2.11-01] a code sent to the phone sets a forgotten password, and signs in', async () => {
  const setByPhone = async (password: string) => {
    await openLogin();
    await dialog('Login').getByRole('button', { name: 'Forgot password?' }).click();
    const form = dialog('Forgot password');
    await form.getByRole('textbox', { name: 'Mobile number' }).fill('9170000004');
    await form.getByRole('button', { name: 'Send code' }).click();
    const countdown = form.getByRole('button', { name: /^Code sent, \d+ s$/ });
    await expect(countdown).toBeDisabled();
    const first = Number(/\d+/.exec(await countdown.innerText())![0]);
    await expect.poll(async () => Number(/\d+/.exec(await countdown.innerText())![0])).toBeLessThan(first);
    await form
      .getByRole('textbox', { name: 'SMS code' })
      .fill((await lastMessageTo('+639170000004')).match(/\d{6}/)![0]);
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Set password' }).click();
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  };
  await setByPhone('Harbour-0204');
  await signOut(page);
  await setByPhone('Member-0004');
});

/** Sets a password by the link in an e-mail; the account is signed in afterwards. */
async function setByLink(account: string, password: string): Promise<void> {
  await page.goto('/?forgot=email');
  const request = dialog('Forgot password');
  await request.getByRole('textbox', { name: 'Username' }).fill(account);
  await request.getByRole('textbox', { name: 'Email' }).fill(`${account}@example.com`);
  await request.getByRole('button', { name: 'Send link' }).click();
  await expect(request.getByRole('status')).toContainText("we've sent the link");
  const link = /https?:\S+/.exec(await lastMessageTo(`${account}@example.com`))![0];
  await page.goto(link);
  const form = dialog('Set a new password');
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Confirm new password', { exact: true }).fill(password);
  expect(page.url()).not.toContain('reset');
  await form.getByRole('button', { name: 'Set password' }).click();
  await expect(balance(page)).toBeVisible();
  await expect(form).toHaveCount(0);
}

test('[2.11-01] the link of a reset e-mail opens a form for the new password', async () => {
  await setByLink('member4', 'Member-0004');
});

test('[2.11-04][4-26][AC-07] an expired password has to be changed before anything else, with a code', async () => {
  await set('session.passwordDays', 90);
  try {
    await page.goto('/help');
    await header(page).getByRole('textbox', { name: 'Username' }).fill('member2');
    await header(page).getByLabel('Password', { exact: true }).fill('Member-0002');
    await header(page).getByRole('button', { name: 'Login', exact: true }).click();
    const form = dialog('Change password');
    await expect(form).toContainText('You need to change your password before you continue.');
    await form.getByLabel('New password', { exact: true }).fill('Harbour-0202');
    await form.getByLabel('Confirm new password', { exact: true }).fill('Harbour-0202');
    await form.getByRole('button', { name: 'Change password', exact: true }).click();
    const proof = dialog("Confirm that it's you");
    await choose(proof.getByRole('radio', { name: /^E-?mail to/ }));
    await proof.getByRole('button', { name: 'Send code' }).click();
    await expect(proof.getByRole('status')).toContainText('Code sent');
    await proof.getByLabel('Code').fill(/\d{6}/.exec(await lastMessageTo('member2@example.com'))![0]);
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(form).toHaveCount(0);
    await signOut(page);
    await signIn(page, 'member2', 'Harbour-0202');
    await expect(form).toHaveCount(0);
    await signOut(page);
    await setByLink('member2', 'Member-0002');
  } finally {
    await set('session.passwordDays', 0);
  }
});

test('[4-70][4-73] a login from an unregistered address is verified by the bound e-mail first', async () => {
  // Once verified, the address stays registered for this member: a second run needs a fresh database.
  const [account, password] = ['member3', 'Member-0003'];
  await set('session.loopbackIsKnown', false);
  try {
    await openLogin();
    const submit = async () => {
      await dialog('Login').getByRole('textbox', { name: 'Username' }).fill(account);
      await dialog('Login').getByLabel('Password', { exact: true }).fill(password);
      await dialog('Login').getByRole('button', { name: 'Login', exact: true }).click();
    };
    await submit();
    const form = dialog("Verify that it's you");
    await expect(form).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    expect((await page.request.get('/wps/v2/wallets/balance')).status()).toBe(401);
    await choose(form.getByRole('radio', { name: 'Email on your account' }));
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByRole('button', { name: /^Code sent/ })).toBeDisabled();
    const code = form.getByRole('textbox', { name: 'Code from the email' });
    await code.fill('000000');
    await form.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toContainText('Attempts left: 4');
    await code.fill((await lastMessageTo(`${account}@example.com`)).match(/\d{6}/)![0]);
    await form.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await signOut(page);
    await openLogin();
    await submit();
    await expect(balance(page)).toBeVisible();
  } finally {
    await set('session.loopbackIsKnown', true);
  }
});

test('[3-21] a third party that confirms the identity signs in, a cancelled one does not', async () => {
  await set('switch.googleLogin', true);
  try {
    const openProvider = async () => {
      await openLogin();
      await dialog('Login').getByRole('button', { name: 'Google' }).click();
      await expect(page.getByRole('heading', { name: 'Log in with sandbox Google' })).toBeVisible();
      expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    };
    await openProvider();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The window was closed, so the login failed. Please try again.').first()).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
    await openProvider();
    await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(balance(page)).toContainText('P 0.00');
    await expect(page).toHaveURL(/\/$/);
  } finally {
    await set('switch.googleLogin', false);
  }
});

test('[11-07] a member adds a passkey, signs in with it alone, and removes it with it', async () => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await page.goto('/help');
  await signIn(page, 'member5', 'Member-0005');
  await page.goto('/help?centre=member.securityCenter');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByRole('textbox', { name: 'Name of the passkey' }).fill('Story key');
  await passkeys.getByRole('button', { name: 'Next' }).click();
  const proof = dialog("Confirm that it's you");
  await proof.getByRole('button', { name: 'Send code' }).click();
  await expect(proof.getByRole('status')).toContainText('Code sent');
  await proof.getByLabel('Code', { exact: true }).fill((await lastMessageTo('+639170000005')).match(/\d{6}/)![0]);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(passkeys.getByText('Story key', { exact: true })).toBeVisible();
  await signOut(page);

  await openLogin();
  await dialog('Login').getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(balance(page)).toBeVisible();

  await page.goto('/help?centre=member.securityCenter');
  await passkeys.getByRole('button', { name: 'Remove Story key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await proof.getByRole('button', { name: 'Use passkey' }).click();
  await expect(passkeys.getByText('Story key', { exact: true })).toHaveCount(0);
});

test('[11-04] [11-05] a member uploads a picture and crops it, adds an e-mail address, and changes it with a code to both', async () => {
  // Only this story reads a picture; the browser of the others loads none.
  const browser = await chromium.launch(storyBrowser({ pictures: true }));
  try {
    const { page: own, account } = await registerBy(browser, `${runningPortal().site}/register`);
    const open = (name: string) => own.getByRole('dialog', { name });
    await own.goto(`${runningPortal().site}/?centre=member.securityCenter`);
    await test.step('uploads a picture', async () => {
      await own.getByRole('button', { name: 'Change picture' }).click();
      const form = open('Your picture');
      const upload = async (name: string, buffer: Buffer) => {
        await form.getByLabel(/^Upload your own/).setInputFiles({ name, mimeType: 'image/png', buffer });
      };
      await upload('none.png', Buffer.from('not a picture'));
      await expect(form.getByText("This file can't be opened as a picture.", { exact: false })).toBeVisible();
      await upload('me.png', await own.screenshot());
      const zoom = form.getByRole('slider', { name: 'Zoom' });
      await expect(zoom).toBeEnabled();
      await zoom.fill('2');
      await form.getByRole('group', { name: 'Section to keep' }).press('ArrowRight');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      const picture = own.getByRole('img', { name: 'Your picture' });
      await expect(picture).toHaveAttribute('src', /^\/art\/faces\/.+\.webp$/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    const codeTo = async (target: string) => /\d{6}/.exec(await lastMessageTo(target))![0];
    const change = async (to: string, proof: (form: Locator) => Promise<void>) => {
      await own.getByRole('button', { name: 'Change e-mail address' }).click();
      const form = open('Change e-mail address');
      await form.getByLabel(/^New e-mail address/).fill(to);
      await form.getByRole('button', { name: 'Send codes' }).click();
      const newCode = form.getByLabel(/^Code sent to the new one/);
      await expect(newCode).toBeVisible();
      await newCode.fill(await codeTo(to));
      await proof(form);
      await form.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(form).toHaveCount(0);
    };
    const [first, second] = [`${account}@example.com`, `${account}@example.org`];
    await test.step('adds an e-mail address, and changes it', async () => {
      await change(first, (form) => form.getByLabel(/^Login password/).fill('Newcomer-0001'));
      await change(second, async (form) => form.getByLabel(/^Code sent to .*example\.com/).fill(await codeTo(first)));
      await expect(own.getByText(/^Changed to .*@example\.org/).first()).toBeVisible();
    });
  } finally {
    await browser.close();
  }
});
