import { is, parse } from 'valibot';
import { CONFIGURATION, GAME_QUERY_VALUES, LAUNCH_VALUES, POPULAR_COUNT } from './configuration.ts';
import { LIVE_GAME_TYPES } from './game-categories.ts';
import { launchGame } from './game-launch.ts';
import { gameList } from './games.ts';
import { imageAddresses, launchAddresses } from './image-address.ts';
import { popular, vnOpened } from './lottery.ts';
import { announcements } from './notices.ts';
import { BrandConfiguration, status } from './system.ts';

const brand: BrandConfiguration = {
  brand: 'atrium',
  name: 'Atrium',
  merchant: 'm',
  merchantCode: 'c',
  lotteryType: 'SEA',
  defaultLanguage: 'EN',
  languages: ['EN'],
  currency: 'PHP',
  currencySymbol: 'P',
  fractionDigits: 2,
  timeZone: 'Asia/Manila',
  loginedToHomePage: false,
  prizeModes: ['SEA'],
};

describe('values that the specification fixes', () => {
  it('[3-01] brand platform web, lottery type SEA, device WEB', () => {
    expect(CONFIGURATION).toMatchObject({ brandPlatform: 'web', lotteryType: 'SEA', device: 'WEB' });
  });

  it('[3-03][9-01][9-02] default language EN, supported languages TY and EN', () => {
    expect(CONFIGURATION.defaultLanguage).toBe('EN');
    expect(CONFIGURATION.languages).toEqual(['TY', 'EN']);
  });

  it('[3-02] no merchant code: each deployment must set one', () => {
    expect(CONFIGURATION).not.toHaveProperty('merchantCode');
    const { merchantCode: _missing, ...without } = brand;
    expect([is(BrandConfiguration, brand), is(BrandConfiguration, without)]).toEqual([true, false]);
  });

  it('[3-04] the prize modes', () => expect(CONFIGURATION.prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']));

  it('[3-05][9-22] the announcement types, execution type and platform', () => {
    expect(CONFIGURATION.announcementTypes).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
    expect(parse(announcements.query!, {})).toMatchObject({ platform: 'W', execution: 'B' });
    expect(() => parse(announcements.query!, { platform: 'M' })).toThrow();
  });

  it('[9-20] a launch carries its fixed values, and the contract refuses others', () => {
    expect(LAUNCH_VALUES).toEqual({
      accountType: 1,
      clientType: 3,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      confirmTrans: 0,
    });
    expect(parse(launchGame.body!, { gameId: 'g' })).toMatchObject({ ...LAUNCH_VALUES, gameId: 'g' });
    expect(() => parse(launchGame.body!, { gameId: 'g', accountType: 2 })).toThrow();
  });

  it('[9-21] a game query carries client type 3 and its platform', () => {
    expect(parse(gameList.query!, {})).toMatchObject(GAME_QUERY_VALUES);
    expect(GAME_QUERY_VALUES.platform).toBe('flash,html5-desktop');
  });

  it('[9-29] the popular list requests 20 games, and no more', () => {
    expect(POPULAR_COUNT).toBe(20);
    expect(parse(popular.query!, {})).toMatchObject({ count: 20 });
    expect(() => parse(popular.query!, { count: '21' })).toThrow();
    expect(() => parse(vnOpened.query!, { gameCode: 'x', count: '101' })).toThrow();
  });

  it('[9-47][9-48] the amounts in the texts about bonuses', () => {
    expect(CONFIGURATION).toMatchObject({ zaloBonus: '131K', registrationPromotion: '1000 VND' });
  });

  it('[4-10] the system status is normal (0), maintenance (1) or region restricted (2)', () => {
    const { status: code } = (status.reply as typeof status.reply & { entries: { status: Parameters<typeof is>[0] } })
      .entries;
    expect([0, 1, 2, 3, '1', null].map((value) => is(code, value))).toEqual([true, true, true, false, false, false]);
  });

  it('[9-50] the live game types, in this order', () => {
    expect(LIVE_GAME_TYPES).toEqual([
      'BAC',
      'SIC',
      'ROU',
      'DAT',
      'BJ',
      'HE',
      'MT',
      'TCP',
      'WZPJ',
      'SD',
      'FT',
      'NN',
      'YSX',
      'ZJH',
      'MJ',
    ]);
  });
});

describe('addresses', () => {
  it('[3-66] images are tried on each CDN in turn, then on the site', () => {
    expect(imageAddresses('/art/a.svg', ['https://one.test/', 'https://two.test'])).toEqual([
      'https://one.test/art/a.svg',
      'https://two.test/art/a.svg',
      '/art/a.svg',
    ]);
    expect(imageAddresses('https://else.test/a.png', ['https://one.test'])).toEqual(['https://else.test/a.png']);
  });

  it('[3-67] resolves a relative launch address against the first launch CDN', () => {
    expect(launchAddresses('/play/1', ['https://launch.test', 'https://other.test/'])).toEqual([
      'https://launch.test/play/1',
      'https://other.test/play/1',
    ]);
    expect(launchAddresses('http://127.0.0.1:8070/play/1', ['https://launch.test'])).toEqual([
      'http://127.0.0.1:8070/play/1',
    ]);
    expect(launchAddresses('/play/1', [])).toEqual(['/play/1']);
  });
});
