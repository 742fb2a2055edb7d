import { readFileSync } from 'node:fs';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { SWITCHES } from '@atrium/contracts/switches';
import { type ShownHeader, firstHeader } from './first-header.ts';
import { type HeaderWords, headerWords } from './header-words.ts';

const vendors = (...names: string[]) => names.map((vassalage) => ({ vassalage }));
const on = (modId: string) => ({ modId, flag: '1', childrenNodes: [] });
const boot = {
  brand: { brand: 'atrium', name: 'Atrium & Co' },
  menus: [
    { category: 'SPORTS', vendors: vendors('TL', 'SV3') },
    { category: 'RNG', vendors: vendors('PG') },
    { category: 'LIVE', vendors: vendors('EVO') },
    { category: 'FISH', vendors: [] },
  ],
  permission: { whitelabel: [SWITCHES.directRegistration, SWITCHES.freePlay].map(on) },
} as unknown as ShownHeader['boot'];
const drawn = (more: Partial<ShownHeader> = {}) =>
  firstHeader({ path: '/sports', language: 'en', boot, member: false, ...more });
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, inside]) => [
    to,
    inside!.replace(/<svg.*<\/svg>/, ''),
  ]);

it('[15-12] the HTML has links to every category with vendors, and to login and registration', () => {
  const { header, tabs } = drawn();
  const [wide, phone] = header.split('<div class="first-phone">') as [string, string];
  const account = [
    ['/login', 'Login'],
    ['/register', 'Sign up'],
  ];
  const logo = ['/', 'Atrium &amp; Co'];
  expect(links(wide)).toEqual([
    ...account,
    logo,
    ['/', 'Home'],
    ['/live', 'LIVE'],
    ['/login', 'COCKFIGHT'],
    ['/sports', 'SPORTS'],
    ['/rng', 'RNG'],
    ['/promotions', 'Promotions'],
  ]);
  expect(links(phone)).toEqual([logo, ...account]);
  expect(links(tabs)).toEqual([
    ['/', 'Home'],
    ['/rng', 'RNG'],
    ['/live', 'LIVE'],
    ['/sports', 'SPORTS'],
  ]);
  expect(wide.match(/aria-current="page">([A-Z]+)/)![1]).toBe('SPORTS');
});

it('[2.3-21] links to sports where SV3 is their only vendor', () => {
  const { header } = drawn({ boot: { ...boot, menus: [{ category: 'SPORTS', vendors: vendors('SV3') }] as never } });
  expect(links(header)).toEqual(
    expect.arrayContaining([
      ['/login', 'COCKFIGHT'],
      ['/sports', 'SPORTS'],
    ]),
  );
});

it('[15-12] draws no control that needs scripts, and no login for a member', () => {
  const { header, tabs } = drawn();
  expect(header + tabs).not.toMatch(/<(button|input|form)/);
  expect(drawn({ member: true }).header).not.toContain('/login');
});

it('[15-12] an entry that launches a game leads a visitor to the login, and a member to its page', () => {
  const lotteries = { ...boot, menus: [...boot.menus, { category: 'LOTT', vendors: vendors('TCG_SEA', 'DLT') }] };
  const of = (member: boolean) =>
    Object.fromEntries(links(drawn({ boot: lotteries as never, member }).header).map(([to, name]) => [name, to]));
  expect(of(false)).toMatchObject({ LOTT: '/login', COCKFIGHT: '/login', SPORTS: '/sports' });
  expect(of(true)).toMatchObject({ LOTT: '/seaLottery', COCKFIGHT: '/sports' });
  const others = { ...boot, menus: [...boot.menus, { category: 'LOTT', vendors: vendors('DLT') }] };
  expect(links(drawn({ boot: others as never }).header)).toContainEqual(['/lottery', 'LOTT']);
});

it('[15-12] says the same as the header of the shell, in every language', () => {
  for (const tag of FINISHED_TAGS) {
    const shell = JSON.parse(
      readFileSync(new URL(`../../../../../shell/locales/${tag}.json`, import.meta.url), 'utf8'),
    ) as Record<'nav' | 'account' | 'login', Record<string, string>> & Pick<HeaderWords, 'category'>;
    const { nav, account, login, category } = shell;
    expect([tag, headerWords(tag)]).toEqual([
      tag,
      {
        games: nav.games,
        home: nav.home,
        promotions: nav.promotions,
        login: login.title,
        signUp: account.signUp,
        freeDemo: account.freeDemo,
        category,
      },
    ]);
  }
});
