import * as calls from '@atrium/contracts/notices';
import { availablePromo, missionSummary, promotions } from '@atrium/contracts/promotions';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { SWITCHES, type SwitchName } from '@atrium/contracts/switches';
import { helpCentre, type WhitelabelNode } from '@atrium/contracts/system';
import { parse } from 'valibot';
import { homeData } from '../home/home-data.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { accrue } from '../rewards/accrue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const LANGUAGES = ['EN', 'CN', 'MS', 'TY', 'AR', 'TH', 'VI', 'ID', 'KO', 'PT-BR'];
const announcements = async (query: Record<string, string> = {}) =>
  (await app.visitor().call(calls.announcements, { query: query as never })).value;
const publish = (texts: object, more: { place?: string; type?: string; at?: string; until?: string } = {}) =>
  app.database.run(
    "INSERT INTO notices (place, type, texts, published_at, until) VALUES ($1, $2, $3, coalesce($4::timestamptz, now() - interval '1 second'), $5)",
    [more.place ?? 'player', more.type ?? 'PL', JSON.stringify(texts), more.at ?? null, more.until ?? null],
  );

/** The tree with the flag of one switch. */
const flagged = (nodes: WhitelabelNode[], name: SwitchName, flag: '0' | '1'): WhitelabelNode[] =>
  nodes.map((node) => ({
    ...node,
    flag: node.modId === SWITCHES[name] ? flag : node.flag,
    childrenNodes: flagged(node.childrenNodes, name, flag),
  }));

describe('announcements', () => {
  it('[7-066] [3-68] [3-69] answers player, banners, popup and promotion, each notice with title and content', async () => {
    const value = await announcements({ types: '', platform: 'W', execution: 'B' });
    expect(Object.keys(value).sort()).toEqual(['banners', 'player', 'popup', 'promotion']);
    expect(value.player.length).toBeGreaterThan(9);
    expect(value.player[0]).toMatchObject({
      title: 'Bank withdrawals are back to normal',
      content: expect.stringContaining('<p>'),
    });
    const times = value.player.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(value.banners.map(({ group }) => group)).toContain('w_login');
  });

  it('[3-85] lets only the types through that the query names', async () => {
    expect(new Set((await announcements({ types: 'B,H' })).player.map(({ type }) => type))).toEqual(
      new Set(['B', 'H']),
    );
    expect((await app.visitor().call(calls.announcements, { query: { platform: 'X' } as never })).status).toBe(400);
    const query = { types: 'B,H', platform: 'W', execution: 'A', language: 'EN' };
    expect(parse(calls.announcements.query!, query)).toEqual(query);
  });

  it('shows what is published now: not what is to come, not what is over', async () => {
    await publish({ en: { title: 'Now', content: 'x' } });
    await publish({ en: { title: 'Tomorrow', content: 'x' } }, { at: '2199-01-01T00:00:00Z' });
    await publish(
      { en: { title: 'Yesterday', content: 'x' } },
      { at: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z' },
    );
    await publish({ en: { title: 'Look', content: 'x' } }, { place: 'popup' });
    const value = await announcements();
    const titles = value.player.map(({ title }) => title);
    expect(titles).toContain('Now');
    expect(titles).not.toContain('Tomorrow');
    expect(titles).not.toContain('Yesterday');
    expect(value.popup.map(({ title }) => title)).toEqual(['Look']);
  });

  it('cleans the HTML: nothing that runs, nothing that reaches out', async () => {
    await publish({
      en: {
        title: 'Dirty',
        content:
          '<p onclick="x()">Hello <b>you</b></p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a><a href="//evil.example">b</a><a href="https://ok.example/" target="_blank">c</a><iframe src="https://x"></iframe>',
      },
    });
    const { content } = (await announcements()).player.find(({ title }) => title === 'Dirty')!;
    expect(content).toBe('<p>Hello <b>you</b></p><a>a</a><a>b</a><a href="https://ok.example/">c</a>');
  });

  it.each(LANGUAGES)('has every notice, banner and promotion in %s', async (language) => {
    const english = await homeData(app.parts, 'EN');
    const here = await homeData(app.parts, language);
    const texts = (data: typeof english) => [
      ...data.notices.player.filter(({ title }) => !['Now', 'Dirty'].includes(title)).map(({ title }) => title),
      ...data.notices.banners.map(({ title }) => title),
      ...data.promotions.map(({ title }) => title),
    ];
    expect(texts(here)).toHaveLength(texts(english).length);
    if (language !== 'EN') expect(texts(here).filter((text) => texts(english).includes(text))).toEqual([]);
  });

  it('falls back to a kindred language and then to English for a language without texts', async () => {
    const action = async (language: string) => (await announcements({ language })).banners[0]!.action;
    expect([await action('KO'), await action('PT'), await action('SV')]).toEqual([
      '번호 고르기',
      'Escolher números',
      'Choose numbers',
    ]);
  });
});

it('[7-067] counts the unread messages of the member, and of nobody else', async () => {
  expect((await app.visitor().call(calls.unreadCount)).status).toBe(401);
  const member = await app.signedIn();
  const count = async () => (await member.call(calls.unreadCount)).value.count;
  expect(await count()).toBe(0);
  await app.database.run(
    'INSERT INTO messages (member_id, at, texts) VALUES ($1, now(), \'{"en": {}}\'), ($1, now(), \'{"en": {}}\')',
    [member.memberId],
  );
  expect(await count()).toBe(2);
  await app.database.run('UPDATE messages SET read_at = now() WHERE member_id = $1', [member.memberId]);
  expect(await count()).toBe(0);
});

/** The word for a dividend, which the glossary fixes. */
const DIVIDEND: Record<string, RegExp> = {
  ...{ en: /dividend/i, id: /dividen/i, ms: /dividen/i, 'pt-BR': /dividendo/i, tl: /dividend/i, vi: /cổ tức/i },
  ...{ ar: /أرباح/, ko: /배당/, th: /ปันผล/, zh: /分红/ },
};

describe('help centre', () => {
  it('[7-030] [2.5-10] has the seven topics behind the footer and the help topics, in three languages', async () => {
    const help = async (language: string) => (await app.visitor().call(helpCentre, { query: { language } })).value;
    const english = await help('EN');
    expect(english.filter(({ group }) => group === 'about').map(({ title }) => title)).toEqual([
      'About Company',
      'Contact Us',
      'General Terms and Conditions',
      'Responsible Gaming',
      'Privacy Policy',
      'Affiliates',
      'Refund Policy',
    ]);
    expect(english.filter(({ group }) => group === 'help').length).toBeGreaterThanOrEqual(6);
    for (const { html, words } of english) {
      expect(html.length).toBeGreaterThan(250);
      // What members call the subject: the search of the help page needs it (11-30).
      expect(words).toMatch(/\w/);
    }
    for (const language of ['CN', 'MS'])
      expect((await help(language)).filter(({ title }, index) => title === english[index]!.title)).toEqual([]);
    await app.database.run(
      "UPDATE help_articles SET texts = jsonb_set(texts, '{en,html}', '\"<p>New</p><script>x</script>\"') WHERE topic = 'contact'",
    );
    expect((await help('EN')).find(({ topic }) => topic === 'contact')!.html).toBe('<p>New</p>');
  });

  it('[6-25] [11-30] has the agent policy in every language, which its switch shows and hides', async () => {
    const before = await app.parts.settings.get<WhitelabelNode[]>('whitelabel', []);
    const policy = async (language: string) =>
      (await app.visitor().call(helpCentre, { query: { language } })).value.find(
        ({ topic }) => topic === 'agent-policy',
      );
    await app.parts.settings.set('whitelabel', flagged(before, 'agentPolicy', '0'));
    expect(await policy('EN')).toBeUndefined();
    await app.parts.settings.set('whitelabel', flagged(before, 'agentPolicy', '1'));
    const english = (await policy('EN'))!;
    expect([english.title, english.group]).toEqual(['Agent policy', 'help']);
    expect(english.html).toContain('<li>You transfer money within your own line only');
    const titles = await Promise.all(FINISHED_TAGS.map(async (tag) => (await policy(languageCodeOf(tag)))!.title));
    expect(new Set(titles).size).toBe(FINISHED_TAGS.length);
    await app.parts.settings.set('whitelabel', before);
  });

  it('[12-13] [11-30] names dividends in every language where they are allowed, and nowhere else', async () => {
    const named = async (tag: string) =>
      (await app.visitor().call(helpCentre, { query: { language: languageCodeOf(tag) } })).value
        .filter(({ topic, html, words }) => topic.startsWith('agent-') && DIVIDEND[tag]!.test(`${html} ${words}`))
        .map(({ topic }) => topic);
    for (const tag of FINISHED_TAGS) expect([tag, await named(tag)]).toEqual([tag, ['agent-dividends']]);
    await app.parts.settings.set('agents.contracts', { lossShare: false });
    for (const tag of FINISHED_TAGS) expect([tag, await named(tag)]).toEqual([tag, []]);
    await app.parts.settings.set('agents.contracts', {});
  });
});

describe('promotions', () => {
  it('[1-13] lists what runs now, by type when asked', async () => {
    const list = async (query: object = {}) => (await app.visitor().call(promotions, { query })).value;
    expect((await list()).map(({ id }) => id)).toContain('first-deposit');
    expect((await list({ type: 'cashback' })).map(({ id }) => id)).toEqual(['monday-cashback']);
    await app.database.run("UPDATE promotions SET ends_at = now() - interval '1 hour' WHERE id = 'monday-cashback'");
    expect((await list()).map(({ id }) => id)).not.toContain('monday-cashback');
  });

  it('[6-26] offers no referral while its switch is off', async () => {
    const member = await app.signedIn('member1');
    const { settings } = app.parts;
    const tree = await settings.get<WhitelabelNode[]>('whitelabel', []);
    const offered = async () =>
      (await member.call(availablePromo)).value.availablePromo.find(({ type }) => type === 'REFERRAL');
    expect(await offered()).toEqual({ type: 'REFERRAL', enabled: true });
    await settings.set('whitelabel', flagged(tree, 'referralPromotion', '0'));
    expect(await offered()).toEqual({ type: 'REFERRAL', enabled: false });
    await settings.set('whitelabel', tree);
  });

  it('[3-43] answers the promo flags with REFERRAL and the count, as the promotions run', async () => {
    const member = await app.signedIn('member1');
    const flags = async () => (await member.call(availablePromo)).value;
    const before = await flags();
    expect(before.availablePromo).toContainEqual({ type: 'REFERRAL', enabled: true });
    expect(before.availablePromoCount).toBe(before.availablePromo.length);
    await app.database.run("UPDATE promotions SET ends_at = now() - interval '1 hour' WHERE type = 'referral'");
    const after = await flags();
    expect(after.availablePromo).toContainEqual({ type: 'REFERRAL', enabled: false });
    expect(after.availablePromoCount).toBe(before.availablePromoCount - 1);
  });

  it('[7-059] counts the missions and those done today', async () => {
    expect((await app.visitor().call(missionSummary)).status).toBe(401);
    const member = await app.signedIn();
    expect((await member.call(missionSummary)).value).toEqual({ count: 3, completed: 0 });
    await app.database.run(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at) VALUES ('PG', 'm1', $1, 'PG-owl-parliament', 'RNG', 'PHP', 20000, 'lost', $2, $2)",
      [member.memberId, app.clock.now()],
    );
    await accrue(app.parts);
    expect((await member.call(missionSummary)).value).toEqual({ count: 3, completed: 1 });
    await app.database.run("UPDATE missions SET up = false WHERE id = 'pay-in-500'");
    expect((await member.call(missionSummary)).value.count).toBe(2);
  });
});

it('gives the home page what its calls would answer', async () => {
  const home = await homeData(app.parts, 'EN');
  expect(home.notices).toEqual(await announcements());
  expect(home.hotGames.length).toBeGreaterThan(20);
  expect(home.winners.length).toBeGreaterThan(5);
  expect(home.popular.games).toHaveLength(20);
});
