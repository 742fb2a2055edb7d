import {
  ACTIVITY_STATES,
  activities,
  type Activity,
  claimPromotion,
  joinPromotion,
} from '@atrium/contracts/promotion-activities';
import {
  type ActivityApplication,
  activityApplications,
  applyForActivity,
  claimRaffle,
  type Promotion,
  promotions,
} from '@atrium/contracts/promotions';
import { sessionAtom } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { MEMBER, type TRIAL } from '../../../testing/samples.ts';
import { createShellHost } from '../../../testing/shell-host.tsx';
import { PromoDetailPage } from '../promo-detail-page.tsx';

const promotion = (change: Partial<Promotion> = {}): Promotion => ({
  id: 'act-1',
  type: 'deposit',
  title: 'Harbour week',
  summary: 'Seven days',
  html: '<p>Terms</p>',
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  scene: 'coins',
  state: 'join',
  rules: null,
  termsVersion: 1,
  ...change,
});
const application = (change: Partial<ActivityApplication> = {}): ActivityApplication => ({
  id: '9001',
  promotionId: 'act-1',
  title: 'Harbour week',
  at: '2026-11-20T12:00:00.000Z',
  comment: '',
  images: 0,
  status: 'in-process',
  reason: '',
  ...change,
});
const activity = (change: Partial<Activity> = {}): Activity => ({
  promotionId: 'act-1',
  state: 'join',
  joinedAt: null,
  reached: null,
  target: null,
  claimable: '0',
  received: '0',
  ...change,
});
const MATCH: NonNullable<Promotion['rules']> = {
  engine: 'deposit-match',
  percent: 100,
  least: '20000',
  most: '200000',
  automatic: true,
  onePer: ['address', 'device'],
  bonus: {
    wageringTimes: 10,
    days: 14,
    contribution: [
      { category: 'RNG', percent: 100 },
      { category: 'LIVE', percent: 10 },
    ],
    maxBet: '50000',
    maxWin: null,
  },
};
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, start: number[], size = 64, type = 'image/png') =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name, { type });
const png = (name: string, size?: number) => file(name, PNG, size);
const FIVE_MEGABYTES_BYTES = 5 * 1024 * 1024;

interface Situation {
  states?: Activity[];
  promo?: Partial<Promotion>;
  own?: ActivityApplication[];
  routes?: Route[];
  session?: typeof MEMBER | typeof TRIAL | null;
}
async function open({ promo = {}, own = [], states = [], routes = [], session = MEMBER }: Situation = {}) {
  const host = await createShellHost({
    session,
    routes: [
      route(promotions, [promotion(promo)]),
      route(activities, () => [...states]),
      route(activityApplications, () => ({ items: own, next: null })),
      ...routes,
      route(applyForActivity, ({ body }) => application({ comment: body.comment })),
    ],
  });
  host.show(<PromoDetailPage />, '/promoDetail?id=act-1');
  const section = within(await screen.findByRole('region', { name: 'Take part' }));
  const write = async () => {
    await host.user.click(section.getByRole('button', { name: 'Join' }));
    return {
      comment: await section.findByLabelText('Comment'),
      images: section.getByLabelText('Images') as HTMLInputElement,
    };
  };
  const send = () => host.user.click(section.getByRole('button', { name: 'Send application' }));
  const attached = () =>
    section.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label')!.slice(7));
  const signIn = (account: string | null) =>
    act(async () => host.store.set(sessionAtom, account === null ? null : { ...MEMBER, account }));
  return { ...host, section, write, send, attached, signIn };
}

describe('[4-59] the state of an activity', () => {
  it.each(ACTIVITY_STATES)('[4-59] %s has its label, and the button acts in join and claim only', async (state) => {
    const { section, i18n } = await open({ states: [activity({ state })] });
    const label = i18n.t(`shell:activity.state.${state}`);
    expect(label).not.toContain('activity.state');
    expect(await section.findByText(label)).toBeInTheDocument();
    const button = section.getByRole('button', { name: /^(Join|Claim)$/ });
    if (state === 'join' || state === 'claim') expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
  });

  it.each([
    ['applying', 'Application under review', 'in-process'],
    ['joined', 'Joined', 'approved'],
    ['rejected', 'Application rejected', 'rejected'],
  ] as const)("[4-59] is %s according to the member's application", async (_state, label, status) => {
    const { section } = await open({
      own: [application({ status, reason: status === 'rejected' ? 'The picture shows nothing.' : '' })],
    });
    expect(await section.findByText(label)).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Join' })).toBeDisabled();
    if (status === 'rejected') expect(section.getByText('The picture shows nothing.')).toBeInTheDocument();
  });

  it("[4-59] shows the operators' decision when the member returns to the page", async () => {
    const own: ActivityApplication[] = [];
    const { write, send, section } = await open({ own });
    await write();
    await send();
    expect(await section.findByText('Application under review')).toBeInTheDocument();
    own.push(application({ status: 'approved' }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await section.findByText('Joined')).toBeInTheDocument();
  });

  it('[4-59] cannot be joined before its first day and is closed after its last', async () => {
    const { section, i18n } = await open({ promo: { startsAt: '2999-01-01T00:00:00.000Z' } });
    expect(section.getByText(i18n.t('shell:activity.state.coming-soon'))).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Join' })).toBeDisabled();
    cleanup();
    expect(
      (await open({ promo: { endsAt: '2021-01-01T00:00:00.000Z' } })).section.getByText('Closed'),
    ).toBeInTheDocument();
  });

  it('claims a raffle once and shows the prize', async () => {
    const { section, user, calls } = await open({
      promo: { state: 'claim' },
      routes: [route(claimRaffle, { promotionId: 'act-1', amount: '5000', at: '2026-11-20T12:00:00.000Z' })],
    });
    await user.click(section.getByRole('button', { name: 'Claim' }));
    expect(await section.findByText('Claimed')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'promotions.claimRaffle')).toEqual([
      expect.objectContaining({ headers: expect.objectContaining({ 'Idempotency-Key': expect.any(String) }) }),
    ]);
  });

  it('does not carry claims or applications of an earlier member in the same tab over to the next', async () => {
    const { section, user, signIn } = await open({
      promo: { state: 'claim' },
      routes: [route(claimRaffle, { promotionId: 'act-1', amount: '5000', at: '2026-11-20T12:00:00.000Z' })],
    });
    await user.click(section.getByRole('button', { name: 'Claim' }));
    expect(await section.findByText('Claimed')).toBeInTheDocument();
    await signIn(null);
    await signIn('ben_2');
    expect(screen.getByRole('button', { name: 'Claim' })).toBeEnabled();
    await signIn(MEMBER.account);
    expect(screen.getByText('Claimed')).toBeInTheDocument();
    cleanup();
    const second = await open();
    await second.write();
    await second.send();
    expect(await second.section.findByText('Application under review')).toBeInTheDocument();
    await second.signIn('ben_2');
    expect(screen.queryByText('Application under review')).toBeNull();
    expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
  });

  it('hides a refusal and a draft comment from the next member, and restores them for their author', async () => {
    const { write, section, user, signIn } = await open();
    await user.type((await write()).comment, 'Of Mara');
    await signIn(null);
    await signIn(MEMBER.account);
    expect(section.getByLabelText('Comment')).toHaveValue('Of Mara');
    await signIn('ben_2');
    expect(screen.queryByLabelText('Comment')).toBeNull();
    cleanup();
    const claim = await open({
      promo: { state: 'claim' },
      routes: [route(claimRaffle, () => refuse('ALREADY_CLAIMED'))],
    });
    await claim.user.click(claim.section.getByRole('button', { name: 'Claim' }));
    expect(await claim.section.findByText("You've already taken part in this promotion.")).toBeInTheDocument();
    await claim.signIn('ben_2');
    expect(screen.queryByText("You've already taken part in this promotion.")).toBeNull();
    expect(screen.getByRole('button', { name: 'Claim' })).toBeEnabled();
  });

  it('asks a visitor to log in first', async () => {
    const { section, user } = await open({ session: null });
    await user.click(section.getByRole('button', { name: 'Join' }));
    expect(section.queryByLabelText('Comment')).toBeNull();
  });
});

describe('[11-22] the terms before an opt-in', () => {
  it('[11-22] [SY-10] show what is paid, dates, who may take part, games, turnover, greatest stake and win, and what giving up costs', async () => {
    await open({ promo: { rules: MATCH, endsAt: '2999-01-01T00:00:00.000Z' } });
    const terms = within(screen.getByRole('region', { name: 'Terms' }));
    const of = (name: string) => terms.getByText(name).nextElementSibling?.textContent?.replace(/\s/g, ' ');
    expect(of('What you get')).toBe('100% of your first deposit of P 200.00 or more after you join, up to P 2,000.00');
    expect(of("How it's paid")).toBe('As a bonus · Paid automatically');
    expect(of('Who can take part')).toContain('Each person, address and device once.');
    expect(of('Dates')).toBe('Jan 1, 08:00 to Jan 1, 08:00');
    expect(of('Games')).toBe("RNG 100%, LIVE 10%. Other games can't be played with the bonus.");
    expect(of('Turnover')).toBe('10 times the bonus. Days to do it: 14');
    expect(of('Greatest stake with bonus money')).toBe('P 500.00');
    expect(of('Most that becomes cash')).toBe('No limit');
    expect(of('If you stop')).toContain('You lose the bonus money');
    expect(
      screen
        .getByRole('region', { name: 'Terms' })
        .compareDocumentPosition(screen.getByRole('button', { name: 'Join' })) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
  });

  it('[11-22] [SY-10] say that a friend is paid as well, where the rules say so', async () => {
    const referral = { engine: 'referral' as const, amount: '50000', friends: 9, deposits: '100000', stakes: '200000' };
    const ways = { bonus: null, automatic: true, onePer: [] };
    const what = () =>
      within(screen.getByRole('region', { name: 'Terms' })).getByText('What you get').nextElementSibling?.textContent;
    await open({ promo: { rules: { ...referral, ...ways, friendToo: true } } });
    expect(what()).toContain('Friends: up to 9 · Your friend gets the same.');
    cleanup();
    await open({ promo: { rules: { ...referral, ...ways, friendToo: false } } });
    expect(what()).not.toContain('Your friend');
  });

  it('[11-21] [11-22] join under the version that was read, and the state follows', async () => {
    const states = [activity()];
    const { section, user, sent } = await open({
      promo: { rules: MATCH, termsVersion: 3 },
      states,
      routes: [
        route(joinPromotion, () => {
          states[0] = activity({
            state: 'process',
            reached: '5000',
            target: '20000',
            joinedAt: '2026-11-20T12:00:00.000Z',
          });
          return states[0];
        }),
      ],
    });
    await user.click(section.getByRole('button', { name: 'Join' }));
    expect(await section.findByText('In process')).toBeInTheDocument();
    expect(sent('promotions.join')).toEqual([{ promotionId: 'act-1', termsVersion: 3 }]);
    expect(section.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '25');
    expect(section.getByRole('button', { name: 'Join' })).toBeDisabled();
  });

  it.each([
    ['PROMOTION_TERMS_CHANGED', 'The terms of this promotion have changed. Read them again before you take part.'],
    ['PROMOTION_BUDGET_SPENT', 'The budget of this promotion is used up. Nothing was taken from your balance.'],
    ['PROMOTION_ONE_PERSON', 'Someone with your address or device already takes part. Each person can take part once.'],
  ] as const)('[11-20] says why nobody was taken: %s', async (code, sentence) => {
    const { section, user } = await open({
      promo: { rules: MATCH },
      routes: [route(joinPromotion, () => refuse(code))],
    });
    await user.click(section.getByRole('button', { name: 'Join' }));
    expect(await section.findByText(sentence)).toBeInTheDocument();
  });

  it('[11-21] claims what is ready, with a key, and shows that it was paid', async () => {
    const states = [activity({ state: 'claim', claimable: '2500' })];
    const { section, user, calls } = await open({
      promo: { rules: { ...MATCH, automatic: false, bonus: null } },
      states,
      routes: [
        route(claimPromotion, () => {
          states[0] = activity({ state: 'claimed', received: '2500' });
          return { promotionId: 'act-1', amount: '2500', asBonus: false };
        }),
      ],
    });
    expect(await section.findByText(/P\s25\.00 is ready to claim\./)).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Claim' }));
    expect(await section.findByText('Claimed')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'promotions.claim')).toEqual([
      expect.objectContaining({ headers: expect.objectContaining({ 'Idempotency-Key': expect.any(String) }) }),
    ]);
  });
});

describe('An application', () => {
  it('[5-58] accepts a comment of 140 characters and none of 141', async () => {
    const { write, send, section, user, sent } = await open();
    const { comment } = await write();
    await user.click(comment);
    await user.paste('☃'.repeat(141));
    await send();
    expect(await section.findByText('Shorten the comment to 140 characters')).toBeInTheDocument();
    expect(sent('promotions.apply')).toEqual([]);
    await user.type(comment, '{Backspace}');
    await send();
    expect(await section.findByText('Application under review')).toBeInTheDocument();
    expect(sent('promotions.apply')).toEqual([{ promotionId: 'act-1', comment: '☃'.repeat(140), images: [] }]);
  });

  it('[5-59] accepts png and jpg by their content, and nothing else', async () => {
    const { write, section, user, attached, send, sent } = await open();
    const { images } = await write();
    for (const wrong of [
      file('a.png', [0x47, 0x49, 0x46, 0x38]),
      file('b.jpg', [0x3c, 0x73, 0x76, 0x67], 64, 'image/jpeg'),
    ]) {
      await user.upload(images, wrong);
      expect(await section.findByText('Choose a PNG or JPG image')).toBeInTheDocument();
      expect(attached()).toEqual([]);
    }
    await user.upload(images, [png('a.png'), file('b.jpg', [0xff, 0xd8, 0xff, 0xe0], 64, 'image/jpeg')]);
    await waitFor(() => expect(attached()).toEqual(['a.png', 'b.jpg']));
    expect(section.queryByText('Choose a PNG or JPG image')).toBeNull();
    await send();
    await section.findByText('Application under review');
    const [body] = sent('promotions.apply') as { images: string[] }[];
    expect(body!.images.map((text) => [...Buffer.from(text, 'base64').subarray(0, 3)])).toEqual([
      [0x89, 0x50, 0x4e],
      [0xff, 0xd8, 0xff],
    ]);
  });

  it('[5-60] accepts a picture of 5 MB and none that is larger', async () => {
    const { write, section, user, attached } = await open();
    const { images } = await write();
    await user.upload(images, png('large.png', FIVE_MEGABYTES_BYTES + 1));
    expect(await section.findByText('Choose an image of up to 5 MB')).toBeInTheDocument();
    await user.upload(images, png('fits.png', FIVE_MEGABYTES_BYTES));
    await waitFor(() => expect(attached()).toEqual(['fits.png']));
  });

  it('[5-61] accepts at most 3 pictures', async () => {
    const { write, section, user, attached } = await open();
    const { images } = await write();
    await user.upload(images, [png('1.png'), png('2.png'), png('3.png'), png('4.png')]);
    expect(await section.findByText('You can attach up to 3 images')).toBeInTheDocument();
    await user.upload(images, [png('1.png'), png('2.png'), png('3.png')]);
    await waitFor(() => expect(attached()).toEqual(['1.png', '2.png', '3.png']));
    await user.upload(images, png('4.png'));
    expect(await section.findByText('You can attach up to 3 images')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Remove 2.png' }));
    expect(attached()).toEqual(['1.png', '3.png']);
  });

  it('shows why the server refused it', async () => {
    const { write, send, section } = await open({ routes: [route(applyForActivity, () => refuse('ALREADY_CLAIMED'))] });
    await write();
    await send();
    expect(await section.findByText("You've already taken part in this promotion.")).toBeInTheDocument();
  });
});
