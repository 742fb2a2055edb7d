import * as favouriteCalls from '@atrium/contracts/favourite-games';
import * as roomCalls from '@atrium/contracts/game-rooms';
import * as gameCalls from '@atrium/contracts/games';
import * as playedCalls from '@atrium/contracts/played-games';
import * as vendorCalls from '@atrium/contracts/vendor-cards';
import * as winnerCalls from '@atrium/contracts/winner-board';
import { CATEGORIES, LIVE_GAME_TYPES } from '@atrium/contracts/game-categories';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const TOKEN_CALLS = [
  gameCalls.gameList,
  vendorCalls.vassalageGameTypes,
  vendorCalls.gameVendors,
  favouriteCalls.favouriteGames,
  favouriteCalls.favouriteGamesList,
  playedCalls.recentGames,
  roomCalls.roomList,
];

it.each(TOKEN_CALLS.map((call) => [call.name, call] as const))('[6-27] %s requires a session', async (_, call) => {
  const answer = await app.visitor().call(call, { query: {} } as never);
  expect(answer.status).toBe(401);
  expect(answer.error?.code).toBe('NOT_LOGGED_IN');
  expect(answer.value).toBeUndefined();
});

describe('menus', () => {
  it('[7-034] returns every category in the order of the navigation, each with its vendors', async () => {
    const { value } = await app.visitor().call(vendorCalls.gameMenus, { query: {} });
    expect(value.map(({ category }) => category)).toEqual(CATEGORIES);
    expect(value.find(({ category }) => category === 'RNG')!.vendors.length).toBeGreaterThanOrEqual(14);
    const sports = value.find(({ category }) => category === 'SPORTS')!.vendors;
    expect(sports.map(({ vassalage }) => vassalage)).toContain('SV3');
    expect(sports.every(({ directGameId }) => directGameId !== null)).toBe(true);
  });

  it('[7-034] follows the tables: a renamed vendor, a vendor that is down, a category without games', async () => {
    await app.database.run("UPDATE vendors SET name = 'Koi Garden', up = false WHERE code = 'KOI'");
    await app.database.run(
      "INSERT INTO vendors (code, name, category, account_type_name, hot) VALUES ('NEWV', 'New Vendor', 'FISH', 'NEWV', true)",
    );
    const fish = async () =>
      (await app.visitor().call(vendorCalls.gameMenus, { query: {} })).value
        .find(({ category }) => category === 'FISH')!
        .vendors.find(({ vassalage }) => vassalage === 'NEWV');
    const koi = (await app.visitor().call(vendorCalls.gameMenus, { query: {} })).value
      .flatMap(({ vendors }) => vendors)
      .find(({ vassalage }) => vassalage === 'KOI');
    expect(koi).toMatchObject({ displayName: 'Koi Garden', up: false });
    expect(await fish()).toBeUndefined();
    await app.database.run(
      "INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet) VALUES ('NEWV-one', 'NEWV', 'one', 'FISH', 'fish', 'One', 20, 100)",
    );
    expect(await fish()).toMatchObject({ isHot: 1, gameCount: 1, gameType: 'FISH' });
    await app.database.run("UPDATE vendors SET name = 'Koi Pavilion', up = true WHERE code = 'KOI'");
  });

  it('[7-043] returns the vendors to members in value.data.lanes', async () => {
    const member = await app.signedIn('member1');
    const { value } = await member.call(vendorCalls.gameVendors);
    const live = value.data.lanes.find(({ category }) => category === 'LIVE')!;
    expect(live.cards.map(({ vassalage }) => vassalage)).toContain('N2');
    await app.database.run("UPDATE vendors SET hot = true WHERE code = 'N2'");
    const again = (await member.call(vendorCalls.gameVendors)).value.data.lanes.find(
      ({ category }) => category === 'LIVE',
    )!;
    expect(again.cards.find(({ vassalage }) => vassalage === 'N2')!.isHot).toBe(1);
  });

  it('[7-042] returns the game types of every vendor', async () => {
    const { value } = await (await app.signedIn('member1')).call(vendorCalls.vassalageGameTypes);
    expect(value.find(({ vassalage }) => vassalage === 'MJC')!.gameTypes).toEqual(['PVP']);
  });
});

describe('game list', () => {
  const list = async (query: Record<string, unknown>) =>
    (await (await app.signedIn('member1')).call(gameCalls.gameList, { query: query as never })).value;

  it('[3-49] [7-041] returns games, pageNum and totalPages, page by page without repeats', async () => {
    const seen = new Set<string>();
    const first = await list({ gameType: 'RNG' });
    expect(first.games).toHaveLength(24);
    expect(first.pageNum).toBe(1);
    expect(first.totalPages).toBe(Math.ceil(first.total / 24));
    expect(first.total).toBeGreaterThanOrEqual(400);
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1)
      for (const { gameId } of (await list({ gameType: 'RNG', pageNo })).games) seen.add(gameId);
    expect(seen.size).toBe(first.total);
  });

  it('[9-27] pages of 21 and then of 18 show no game twice and leave none out', async () => {
    const vendor = { gameType: 'RNG', vassalage: 'PG' };
    const { total } = await list(vendor);
    const seen: string[] = [];
    for (let offset = 0, pageSize = 21, pageNo = 1; offset < total; offset += pageSize, pageSize = 18, pageNo += 1) {
      if (offset > 0) pageSize = 18;
      const page = await list({ ...vendor, pageSize, offset, pageNo });
      expect(page.totalPages).toBe(1 + Math.ceil((total - 21) / 18));
      seen.push(...page.games.map(({ gameId }) => gameId));
      if (offset === 0) {
        const next = await list({ ...vendor, pageSize: 18, offset: 21, pageNo: 2 });
        seen.push(...next.games.map(({ gameId }) => gameId));
        break;
      }
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('[3-47] filters by name, minimum stake, lines, vendor and type, each alone', async () => {
    expect((await list({ gameName: 'ember FOX' })).games.map(({ name }) => name)).toEqual(['Ember Fox']);
    expect((await list({ gameName: '锦鲤', language: 'CN' })).games.every(({ name }) => name.includes('锦鲤'))).toBe(
      true,
    );
    expect((await list({ gameName: '100%' })).total).toBe(0);
    const dear = await list({ gameType: 'RNG', minBet: '100', pageSize: 500 });
    expect(dear.total).toBeGreaterThan(0);
    expect(dear.games.every(({ minBet }) => Number(minBet) >= 100)).toBe(true);
    const wide = await list({ gameType: 'RNG', minLineNum: 200, pageSize: 500 });
    expect(wide.games.every(({ lines }) => lines >= 200)).toBe(true);
    expect(new Set((await list({ vassalage: 'CPL', pageSize: 100 })).games.map(({ vassalage }) => vassalage))).toEqual(
      new Set(['CPL']),
    );
    expect(new Set((await list({ gameType: 'FISH', pageSize: 100 })).games.map(({ gameType }) => gameType))).toEqual(
      new Set(['FISH']),
    );
    expect((await list({ gameType: 'LIVE', kind: 'SIC' })).games.every(({ kind }) => kind === 'SIC')).toBe(true);
    expect(
      (await (await app.signedIn('member1')).call(gameCalls.gameList, { query: { minBet: 'x' } })).error?.code,
    ).toBe('BAD_REQUEST');
  });

  it('sorts by name and by return, and finds new games and favourites', async () => {
    const names = (await list({ gameType: 'RNG', sort: 'name', pageSize: 500 })).games.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
    const returns = (await list({ gameType: 'RNG', sort: 'return', pageSize: 500 })).games.map(
      ({ returnPercent }) => returnPercent!,
    );
    expect(returns).toEqual([...returns].sort((a, b) => b - a));
    expect((await list({ gameType: 'RNG', only: 'new' })).games.every(({ isNew }) => isNew)).toBe(true);
    const member = await app.signedIn();
    await member.call(favouriteCalls.setFavourite, { body: { gameId: 'CPL-ember-fox', favourite: true } });
    expect(
      (await member.call(gameCalls.gameList, { query: { only: 'favourite' } })).value.games.map(({ gameId }) => gameId),
    ).toEqual(['CPL-ember-fox']);
  });

  it('marks a closed game, and one whose vendor is closed, as not playable', async () => {
    await app.database.run("UPDATE games SET up = false WHERE id = 'TIN-tin-sevens'");
    expect((await list({ gameName: 'Tin Sevens' })).games[0]!.playable).toBe(false);
    await app.database.run("UPDATE vendors SET up = false WHERE code = 'TIN'");
    expect((await list({ vassalage: 'TIN', pageSize: 100 })).games.some(({ playable }) => playable)).toBe(false);
    await app.database.run("UPDATE vendors SET up = true WHERE code = 'TIN'");
  });

  it('lists tables of every live type but mahjong, which the sandbox vendor has no rules for', async () => {
    const kinds = new Set((await list({ gameType: 'LIVE', pageSize: 500 })).games.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(LIVE_GAME_TYPES.filter((type) => type !== 'MJ').sort());
  });
});

it('returns the first page of a vendor to a visitor, whatever page is requested', async () => {
  const visitor = app.visitor();
  const first = await visitor.call(gameCalls.browseGames, { query: { vassalage: 'PG' } });
  const second = await visitor.call(gameCalls.browseGames, { query: { vassalage: 'PG', pageNo: 2, pageSize: 100 } });
  expect(first.value.games).toHaveLength(24);
  expect(first.value.total).toBeGreaterThan(24);
  expect(second.value.games.map(({ gameId }) => gameId)).toEqual(first.value.games.map(({ gameId }) => gameId));
});

it('[7-040] [3-82] returns hot games for the hot games query, filtered by vendor if given', async () => {
  const query = { merchantCode: 'atrium', isPlatform: 2, platform: 'flash,html5-desktop', language: 'CN' };
  const all = (await app.visitor().call(gameCalls.hotGames, { query })).value;
  expect(all.length).toBeGreaterThan(20);
  expect(all.every(({ isHot }) => isHot)).toBe(true);
  expect(all.find(({ gameId }) => gameId === 'KOI-koi-lantern')!.name).toBe('锦鲤灯');
  await app.database.run("UPDATE games SET hot = true WHERE id = 'BRK-union-hall'");
  const brick = (await app.visitor().call(gameCalls.hotGames, { query: { ...query, vassalage: 'BRK' } })).value;
  expect(brick.map(({ gameId }) => gameId)).toContain('BRK-union-hall');
  expect(new Set(brick.map(({ vassalage }) => vassalage))).toEqual(new Set(['BRK']));
});

describe('favourites and recent games', () => {
  it('[7-046] [7-047] stores a favourite once and removes it', async () => {
    const member = await app.signedIn();
    const other = await app.signedIn();
    const put = (gameId: string, favourite: boolean) =>
      member.call(favouriteCalls.setFavourite, { body: { gameId, favourite } });
    await put('CPL-ember-fox', true);
    app.clock.advance({ seconds: 1 });
    expect((await put('PG-owl-parliament', true)).value).toEqual(['PG-owl-parliament', 'CPL-ember-fox']);
    expect((await put('PG-owl-parliament', true)).value).toHaveLength(2);
    expect((await member.call(favouriteCalls.favouriteGames)).value).toEqual(['PG-owl-parliament', 'CPL-ember-fox']);
    expect((await member.call(favouriteCalls.favouriteGamesList)).value.map(({ name }) => name)).toEqual([
      'Owl Parliament',
      'Ember Fox',
    ]);
    expect((await put('CPL-ember-fox', false)).value).toEqual(['PG-owl-parliament']);
    expect((await put('NO-such', true)).error?.code).toBe('GAME_UNKNOWN');
    expect((await other.call(favouriteCalls.favouriteGames)).value).toEqual([]);
  });

  it("[7-048] lists the games that the member opened last, newest first, and nobody else's", async () => {
    const member = await app.signedIn();
    expect((await member.call(playedCalls.recentGames)).value).toEqual([]);
    await app.database.run(
      "INSERT INTO recent_games (member_id, game_id, at) VALUES ($1, 'CPL-ember-fox', now() - interval '1 hour'), ($1, 'DW-reef-run', now())",
      [member.memberId],
    );
    expect((await member.call(playedCalls.recentGames)).value.map(({ gameId }) => gameId)).toEqual([
      'DW-reef-run',
      'CPL-ember-fox',
    ]);
  });
});

it('[7-049] lists the rooms of player-versus-player games with the members who play in them, filtered by vendor if given', async () => {
  const member = await app.signedIn('member1');
  const all = (await member.call(roomCalls.roomList, { query: {} })).value;
  expect(new Set(all.map(({ vassalage }) => vassalage))).toEqual(new Set(['DH', 'MJC', 'CRD', 'TRK']));
  expect(new Set(all.map(({ taken }) => taken))).toEqual(new Set([0]));
  const { id } = await app.member({ account: 'seatedinaroom' });
  const { gameId, stake, roomId } = all[0]!;
  for (const [round, status] of [
    ['seat', 'open'],
    ['before', 'lost'],
  ] as const)
    await app.database.run(
      `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at)
       SELECT vendor_code, $1, $2, id, 'PVP', 'PHP', $3, $4, $5 FROM games WHERE id = $6`,
      [round, id, stake, status, app.clock.now(), gameId],
    );
  const own = (await member.call(roomCalls.roomList, { query: { vassalage: all[0]!.vassalage } })).value;
  expect(own.filter(({ taken }) => taken > 0).map((room) => [room.roomId, room.taken])).toEqual([[roomId, 1]]);
  expect(own.every(({ vassalage }) => vassalage === all[0]!.vassalage)).toBe(true);
});

it('[7-052] lists the latest good wins of real rounds with masked account names', async () => {
  const member = await app.member({ account: 'winnertakesall' });
  await app.database.run(
    "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at) VALUES ('CPL', 'w1', $1, 'CPL-ember-fox', 'RNG', 'PHP', 100, 5000, 'won', now(), now() + interval '1 second'), ('CPL', 'w2', $1, 'CPL-night-owl', 'RNG', 'PHP', 100, 200, 'won', now(), now() + interval '2 seconds')",
    [member.id],
  );
  const { value } = await app.visitor().call(winnerCalls.rankList);
  expect(value[0]).toMatchObject({
    gameId: 'CPL-ember-fox',
    gameName: 'Ember Fox',
    account: 'wi****l',
    stake: '100',
    won: '5000',
    currency: 'PHP',
  });
  expect(value).toHaveLength(12);
  expect(new Set(value.map(({ account, gameId, at }) => `${account} ${gameId} ${at}`)).size).toBe(12);
  await app.database.run(
    "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at) VALUES ('CPL', 'w3', $1, 'CPL-ember-fox', 'RNG', 'PHP', 100, 9000, 'won', now(), now() + interval '3 seconds')",
    [member.id],
  );
  const later = (await app.visitor().call(winnerCalls.rankList)).value;
  expect(later[0]!.won).toBe('9000');
  expect(later.filter(({ account }) => account === 'wi****l')).toHaveLength(1);
  const accounts = (await app.database.rows<{ account: string }>('SELECT account FROM members')).map(
    ({ account }) => account,
  );
  expect(value.some((row) => accounts.includes(row.account))).toBe(false);
});

it('returns every game of a category in short form for instant search', async () => {
  const { value } = await app.visitor().call(gameCalls.searchIndex, { query: { gameType: 'RNG', language: 'CN' } });
  expect(value.length).toBeGreaterThanOrEqual(400);
  const koi = value.find(([id]) => id === 'KOI-koi-lantern')!;
  expect(koi.slice(0, 3)).toEqual(['KOI-koi-lantern', '锦鲤灯', 'KOI']);
  // A Chinese reader may know the game by its English name.
  expect(koi.slice(3)).toContain('Koi Lantern');
});
