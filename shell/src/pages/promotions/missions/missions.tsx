import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { missionLeaderboard } from '@atrium/contracts/promotions';
import { gate, host, useErrorSentence, useMoney, useResource, useSession } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../../../language/language-code.ts';
import { claimingMission, missionBoard } from './missions.state.ts';

type Mission = ReplyOf<typeof missionLeaderboard>['missions'][number];

/** The missions that operators have defined, with the member's progress; nothing for visitors. Source: 11-26. */
export function Missions() {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const isMember = gate(useSession(), 'member') === 'proceed';
  const { value, reload } = useResource(
    missionBoard,
    { query: { language: languageCode(i18n) } },
    { paused: !isMember },
  );
  const failure = useAtomValue(claimingMission.errorAtom);
  if (!isMember || !value || value.missions.length === 0) return null;
  // One main action among them: the first that can be claimed.
  const first = value.missions.find(({ completed, claimed }) => completed && !claimed);
  return (
    <section css={styles.section}>
      <SectionHead title={t('missions.title')} level={2} />
      <div role="alert" css={styles.alert}>
        {failure && <Note tone="bad">{sentence(failure)}</Note>}
      </div>
      <ul aria-label={t('missions.title')} css={styles.list}>
        {value.missions.map((mission) => (
          <li key={mission.id}>
            <MissionCard mission={mission} isFirst={mission === first} onClaimed={reload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MissionCardProps {
  mission: Mission;
  isFirst: boolean;
  onClaimed: () => Promise<unknown>;
}

function MissionCard({ mission, isFirst, onClaimed }: MissionCardProps) {
  const { t, i18n } = useTranslation('shell');
  const money = useMoney();
  const claim = useSetAtom(claimingMission.sendAtom);
  const running = useAtomValue(claimingMission.runningAtom);
  const number = (value: number) => formatNumber(value, i18n.language);
  const measured = (value: string) => (mission.measure === 'rounds' ? number(Number(value)) : money(value));
  const { reward } = mission;
  const take = async () => {
    const paid = await claim({ body: { missionId: mission.id } });
    if (paid)
      host().toast(
        'success',
        paid.amount
          ? t(paid.asBonus ? 'activity.paidAsBonus' : 'activity.prize', { amount: money(paid.amount) })
          : t('missions.pointsAdded', { points: number(paid.points) }),
      );
    await onClaimed();
  };
  return (
    <Card as="article" css={styles.card}>
      <div css={styles.line}>
        <h3 css={styles.title}>{mission.title}</h3>
        <Badge tone={mission.claimed ? 'plain' : 'own'}>{t(`missions.period.${mission.period ?? 'day'}`)}</Badge>
      </div>
      <Progress
        label={mission.title}
        value={Number(mission.reached) / Number(mission.target)}
        text={t('activity.reachedOf', { reached: measured(mission.reached), target: measured(mission.target) })}
        tone="own"
      />
      {reward && (
        <div css={styles.line}>
          <span css={styles.reward}>
            {reward.kind === 'points'
              ? t('missions.points', { points: number(reward.points) })
              : t(`missions.${reward.kind}`, { amount: money(reward.amount) })}
          </span>
          {mission.claimed && <span css={styles.reward}>{t('activity.state.claimed')}</span>}
          {mission.completed && !mission.claimed && (
            <Button
              variant={isFirst ? 'primary' : 'plain'}
              size="small"
              busy={running}
              aria-label={t('missions.claimOf', { title: mission.title })}
              onClick={() => void take()}
            >
              {t('activity.claim')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

const styles = {
  section: css({ marginBlockStart: tokens.space[8] }),
  // It takes no room until it has a text.
  alert: css({ '&:not(:empty)': { marginBlockEnd: tokens.space[4] } }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: tokens.space[4],
    '& > li': { display: 'grid' },
  }),
  card: css({ display: 'grid', alignContent: 'space-between', gap: tokens.space[3] }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
  }),
  title: css({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', ...tokens.type.title }),
  reward: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
