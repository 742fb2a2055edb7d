import { switchLanguage } from '@atrium/i18n/create-i18n';
import type { BrandConfiguration } from '@atrium/contracts/system';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleVendor, vendorsOf } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { menusAtom } from '../../games/menus.state.ts';
import { Footer } from './footer.tsx';

async function open(brand: Partial<BrandConfiguration> = {}) {
  const host = await createShellHost({ brand });
  host.store.set(menusAtom, [
    { category: 'RNG', vendors: vendorsOf('RNG', 3) },
    { category: 'LOTT', vendors: [sampleVendor({ vassalage: 'TCG_SEA', displayName: 'Civic Draw' })] },
  ]);
  host.show(<Footer />);
  return host;
}
const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');

it('[2.5-01] has one partner logo per vendor, TCG_SEA left out', async () => {
  await open();
  const logos = within(screen.getByRole('list', { name: 'Partners' })).getAllByRole('img');
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(['RNG 0', 'RNG 1', 'RNG 2']);
  expect(logos[0]).toHaveAttribute('src', '/art/logos/rng/white/RNG0.svg');
});
it('[3-66] takes a logo from the next image address when one fails, and from the site last', async () => {
  const host = await createShellHost({ permission: { imageCDNs: ['https://one.test', 'https://two.test'] } });
  host.store.set(menusAtom, [{ category: 'RNG', vendors: vendorsOf('RNG', 1) }]);
  host.show(<Footer />);
  const logo = screen.getByRole('img', { name: 'RNG 0' });
  const path = '/art/logos/rng/white/RNG0.svg';
  for (const address of [`https://one.test${path}`, `https://two.test${path}`, path, path]) {
    expect(logo).toHaveAttribute('src', address);
    fireEvent.error(logo);
  }
});
it('[2.5-07] has navigation items that open their screens', async () => {
  await open();
  expect(links('Site').map((link) => link.getAttribute('href'))).toEqual([
    '/promotions',
    '/vip',
    '/pointMall',
    '/noticePage',
    '/down',
    '/join',
  ]);
});
it('[2.5-08] has a help menu that opens the help centre at its topics', async () => {
  await open();
  expect(links('Help').map((link) => link.getAttribute('href'))).toEqual([
    '/help',
    '/help?topic=deposits',
    '/help?topic=withdrawals',
    '/help?topic=account-security',
    '/help?topic=games',
    '/help?topic=feedback',
  ]);
});
it('[2.5-09] has the seven About links in their order', async () => {
  await open();
  expect(links('About').map((link) => link.textContent)).toEqual([
    'About Company',
    'Contact Us',
    'General Terms and Conditions',
    'Responsible Gaming',
    'Privacy Policy',
    'Affiliates',
    'Refund Policy',
  ]);
  expect(new Set(links('About').map((link) => link.getAttribute('href'))).size).toBe(7);
});
it('[2.5-11] has the intro rows register, play and win in this order', async () => {
  await open();
  const rows = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')!.textContent)).toEqual(['Register', 'Play', 'Win']);
});
it.each([
  ['Philippines', { market: 'PH', licence: 'DEMO-PH-0001' }],
  ['Vietnam', { market: 'VN', licence: 'DEMO-VN-0002' }],
])("[1-44] describes what the site offers and for whom, in the brand's market: %s", async (market, brand) => {
  const { i18n } = await open(brand);
  const offer = `${market}: slot games for players who expect international-standard casinos`;
  expect(screen.getByText(new RegExp(`^${offer}`))).toBeInTheDocument();
  expect(screen.getByText(`Licence ${brand.licence}`)).toBeInTheDocument();
  await act(() => switchLanguage(i18n, 'CN'));
  expect(screen.getByText(/^(菲律宾|越南)：为追求国际标准/)).toBeInTheDocument();
});
it('[1-44] names the brand where no market is set, and no licence', async () => {
  await open({ market: undefined, licence: undefined });
  expect(screen.getByText(/^Atrium: slot games for players/)).toBeInTheDocument();
  expect(screen.queryByText(/^Licence/)).toBeNull();
});
it('[1-45] shows a copyright line for the year 2024, in every language', async () => {
  const { i18n } = await open();
  expect(screen.getByText(/Copyright Atrium 2024/)).toBeInTheDocument();
  for (const code of FINISHED_TAGS.filter((tag) => tag !== 'en').map(languageCodeOf)) {
    await act(() => switchLanguage(i18n, code));
    expect(screen.queryByText(/Set a deposit limit before you start/)).toBeNull();
    expect(screen.getByText(/Atrium 2024/)).toBeInTheDocument();
  }
});

it('[SY-12] shows the version of the software, and leads to the cookies', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.src = '/shell/0a1b2c3d/main.js';
  await open();
  expect(screen.getByText('Version 0a1b2c3d')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/help?topic=cookies');
  script.remove();
});
