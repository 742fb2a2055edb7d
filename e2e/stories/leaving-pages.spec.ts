import { expect, type Locator, test } from '@playwright/test';
import { agentCentre, header, pageOf, personalCentre } from '../portal/member.ts';

/**
 * Presses, and types into the field of the page that the press leaves. Between the two only microtasks run: no input of a
 * visitor can be earlier. Returns what the field holds then.
 */
async function typedAfter(press: Locator, field: Locator): Promise<string> {
  await expect(field).toHaveValue('');
  return press.evaluate(
    async (link: HTMLElement, input: HTMLInputElement) => {
      input.focus();
      link.click();
      for (let tick = 0; tick < 20; tick++) await null;
      input.focus();
      document.execCommand('insertText', false, '150');
      return input.value;
    },
    (await field.elementHandle()) as never,
  );
}

test('a page of the personal center takes no input after the press that leaves it', async ({ browser }) => {
  const page = await pageOf(browser, 'member3', 'Member-0003');
  await header(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  const centre = personalCentre(page);
  await expect(centre.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
  const withdrawal = centre.getByRole('navigation').getByRole('button', { name: 'Withdrawal', exact: true });
  expect(await typedAfter(withdrawal, centre.getByRole('textbox', { name: /amount/i }))).toBe('');
  await expect(centre.getByRole('heading', { name: 'Withdrawal', exact: true })).toBeVisible();
  await expect(centre.getByRole('textbox', { name: /amount/i })).toHaveValue('');
  await page.context().close();
});

test('a page of the agent center takes no input after the press that leaves it', async ({ browser }) => {
  const page = await pageOf(browser, 'agent1', 'Agent-0001');
  await header(page).getByRole('button', { name: 'Agent center' }).click();
  const centre = agentCentre(page);
  const entry = (name: string) => centre.getByRole('navigation').getByRole('button', { name, exact: true });
  await entry('Downline management').click();
  await expect(centre.getByRole('heading', { name: 'Downline management', exact: true })).toBeVisible();
  expect(
    await typedAfter(entry('Team overview'), centre.getByRole('searchbox').or(centre.getByRole('textbox')).first()),
  ).toBe('');
  await expect(centre.getByRole('heading', { name: 'Team overview', exact: true })).toBeVisible();
  await page.context().close();
});

test('a page takes no input after the press on a link that leaves it, and the next one has the focus', async ({
  page,
}) => {
  await page.goto('/help?topic=feedback');
  const main = page.getByRole('main');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Promotions', exact: true });
  await expect(link).toBeVisible();
  expect(await typedAfter(link, main.getByRole('textbox').last())).toBe('');
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(main.getByRole('textbox').last()).toHaveValue('');
  await expect(main.locator('[inert]')).toHaveCount(0);
});
