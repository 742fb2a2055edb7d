import { screen } from '@testing-library/react';
import { act } from 'react';
import { installPromptAtom } from '../../offline/install-prompt.state.ts';
import { createShellHost, type ShellHost } from '../../testing/shell-host.tsx';
import { DownloadPage } from './download-page.tsx';

const resource = (resourceType: string, app: string) => ({
  resourceType,
  url: `/down?app=${app}`,
  labelNameEn: `${resourceType} app`,
  labelNameCn: resourceType,
});
let shell: ShellHost;
beforeEach(async () => {
  shell = await createShellHost({
    permission: {
      resources: [resource('IOS', 'ios'), resource('MOBILECONFIG', 'ios-lite'), resource('ANDROID', 'android')],
    },
  });
});

it.each([
  ['ios', 'IOS app', /Add to Home Screen/],
  ['ios-lite', 'IOS-LITE-APP', /Allow the profile/],
  ['android', 'ANDROID app', /Install the app/],
])('shows a visitor from the code of %s how that app is installed', async (app, name, words) => {
  shell.show(<DownloadPage />, `/down?app=${app}`);
  expect(screen.getByRole('tab', { name, selected: true })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('offers the profile of iOS on the lite page only', async () => {
  shell.show(<DownloadPage />, '/down?app=ios-lite');
  expect(screen.getByRole('link', { name: 'Get the profile' })).toHaveAttribute(
    'href',
    '/install/ios-lite.mobileconfig',
  );
  await shell.user.click(screen.getByRole('tab', { name: 'IOS app' }));
  expect(screen.queryByRole('link', { name: 'Get the profile' })).toBeNull();
});

it("installs with the browser's own prompt where it has one, once", async () => {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' as const }));
  shell.show(<DownloadPage />, '/down?app=android');
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  act(() => shell.store.set(installPromptAtom, Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await shell.user.click(screen.getByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
});
