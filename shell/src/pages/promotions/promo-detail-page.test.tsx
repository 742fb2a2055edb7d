import { activities } from '@atrium/contracts/promotion-activities';
import { activityApplications, type Promotion, promotions } from '@atrium/contracts/promotions';
import { refuse, route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, screen } from '@testing-library/react';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { PromoDetailPage } from './promo-detail-page.tsx';

const named = (title: string): Promotion[] => [
  {
    id: 'act-1',
    type: 'deposit',
    title,
    summary: 'Seven days',
    html: '<p>Terms</p>',
    startsAt: '2020-01-01T00:00:00.000Z',
    endsAt: null,
    scene: 'coins',
    state: 'join',
    rules: null,
    termsVersion: 1,
  },
];

async function open(answer: (language: string | undefined) => Promotion[] | Promise<Promotion[]>) {
  const host = await createShellHost({
    session: MEMBER,
    routes: [
      route(promotions, ({ query }) => answer(query.language)),
      route(activities, []),
      route(activityApplications, { items: [], next: null }),
    ],
  });
  host.show(<PromoDetailPage />, '/promoDetail?id=act-1');
  return host;
}

it('shows that a promotion could not be loaded, and loads it again', async () => {
  let works = false;
  const { user, i18n } = await open(() => (works ? named('Harbour week') : refuse('SYSTEM_BUSY')));
  expect(await screen.findByText(i18n.t('errors:SYSTEM_BUSY'))).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Harbour week' })).toBeVisible();
});

it('keeps a draft application while another language is fetched', async () => {
  const late = Promise.withResolvers<Promotion[]>();
  const { user, i18n } = await open((language) => (language === 'EN' ? named('Harbour week') : late.promise));
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await user.type(screen.getByLabelText('Comment'), 'At sea since May');
  await act(() => switchLanguage(i18n, 'MS'));
  expect(screen.getByDisplayValue('At sea since May')).toBeVisible();
  await act(async () => late.resolve(named('Minggu pelabuhan')));
  expect(await screen.findByRole('heading', { name: 'Minggu pelabuhan' })).toBeVisible();
  expect(screen.getByDisplayValue('At sea since May')).toBeVisible();
});
