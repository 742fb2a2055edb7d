import { Tabs } from '@atrium/ui/tabs';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { Page } from '../../parts/page.tsx';
import { Announcements } from './announcements.tsx';
import { Banners } from './banners.tsx';
import { Jackpots } from './jackpots.tsx';
import { Mailings } from './mailings.tsx';
import { Missions } from './missions.tsx';
import { Promotions } from './promotions.tsx';
import { Rewards } from './rewards.tsx';

const PARTS = ['announcements', 'banners', 'promotions', 'missions', 'rewards', 'jackpots', 'mailings'] as const;
const SHOWN = {
  announcements: Announcements,
  banners: Banners,
  promotions: Promotions,
  missions: Missions,
  rewards: Rewards,
  jackpots: Jackpots,
  mailings: Mailings,
};

/** Content that operators write for members. */
export function ContentPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const part = PARTS.find((one) => one === chosen('show')) ?? PARTS[0];
  const Shown = SHOWN[part];
  return (
    <Page title={t('nav.content')}>
      <Tabs
        label={t('nav.content')}
        value={part}
        onChange={(value) => choose('show', value)}
        tabs={PARTS.map((value) => ({ value, label: t(`content.${value}`) }))}
      />
      <Shown />
    </Page>
  );
}
