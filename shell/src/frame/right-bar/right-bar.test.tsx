import { QrCode } from '@atrium/ui/qr-code';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toastsAtom } from '../../overlays/toasts.state.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { RightBar } from './right-bar.tsx';

const service = (csType: string) => ({ csType, title: csType, path: `https://${csType.toLowerCase()}.test/chat` });
const resource = (resourceType: string, url = `https://${resourceType.toLowerCase()}.test/`) => ({
  resourceType,
  url,
  labelNameEn: resourceType,
  labelNameCn: resourceType,
});
const ALL = {
  customerService: ['LIVECHAT', 'WHATSAPP', 'TELEGRAM'].map(service),
  resources: [
    ...['IOS', 'MOBILECONFIG', 'ANDROID', 'FACEBOOK'].map((type) => resource(type)),
    resource('EMAIL', 'mailto:help@atrium.test'),
  ],
};

async function open(permission: Parameters<typeof createShellHost>[0] = { permission: ALL }) {
  const host = await createShellHost(permission);
  host.show(<RightBar />);
  return host;
}
const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
beforeEach(() => opened.mockClear());
const bar = () => screen.getByRole('complementary', { name: 'Contact and download' });

it('[2.7-01] has the customer-service icons, each of which opens its own channel', async () => {
  const { user } = await open();
  for (const type of ['LIVECHAT', 'WHATSAPP', 'TELEGRAM']) {
    await user.click(within(bar()).getByRole('button', { name: type }));
    expect(opened.mock.lastCall![0]).toBe(`https://${type.toLowerCase()}.test/chat`);
  }
});
it('[2.7-08] opens customer service in a window of 440 by 750', async () => {
  const { user } = await open();
  await user.click(within(bar()).getByRole('button', { name: 'LIVECHAT' }));
  expect(opened.mock.lastCall![2]).toContain('width=440,height=750');
});
it('[2.7-02][2.7-03][2.7-04][2.7-05] has a download icon that opens the codes of iOS, IOS-LITE-APP and Android', async () => {
  const { user, ...host } = await open();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  await user.click(within(bar()).getByRole('button', { name: 'Download the app' }));
  const modules = async (name: string) =>
    (await screen.findByRole('img', { name })).querySelector('path')!.getAttribute('d');
  const shown = [
    await modules('QR code: IOS'),
    await modules('QR code: IOS-LITE-APP'),
    await modules('QR code: ANDROID'),
  ];
  const links = ['IOS', 'IOS-LITE-APP', 'ANDROID'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['https://ios.test/', 'https://mobileconfig.test/', 'https://android.test/']);
  cleanup();
  host.show(
    <div>
      {links.map((link) => (
        <QrCode key={link} value={link!} label={link!} />
      ))}
    </div>,
  );
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3));
  expect(shown).toEqual(await Promise.all(links.map((link) => modules(link!))));
});
it('[2.7-06] has links to Facebook and to the mail address', async () => {
  await open();
  expect(within(bar()).getByRole('link', { name: 'FACEBOOK' })).toHaveAttribute('href', 'https://facebook.test/');
  expect(within(bar()).getByRole('link', { name: 'EMAIL' })).toHaveAttribute('href', 'mailto:help@atrium.test');
});
it('[2.7-07] shows only items with a resource; without any of the three codes the download icon is missing', async () => {
  await open({ permission: { customerService: [service('LIVECHAT')], resources: [resource('FACEBOOK')] } });
  expect(
    within(bar())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['LIVECHAT']);
  cleanup();
  await open({ permission: { customerService: [], resources: [resource('ANDROID')] } });
  expect(within(bar()).getByRole('button', { name: 'Download the app' })).toBeInTheDocument();
  cleanup();
  await open({ permission: { customerService: [], resources: [] } });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('announces a reply of customer service, and nothing when a conversation was closed', async () => {
  const host = await open();
  act(() => host.bus.emit('support.changed', { state: 'closed' }));
  expect(host.store.get(toastsAtom)).toEqual([]);
  act(() => host.bus.emit('support.changed', { state: 'answered' }));
  expect(host.store.get(toastsAtom).map(({ text }) => text)).toEqual(['You have a reply from customer service.']);
});
