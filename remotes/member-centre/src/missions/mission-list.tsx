import type { missionLeaderboard } from '@atrium/contracts/promotions';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host, useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Progress } from '@atrium/ui/progress';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { claimingMission } from './missions.state.ts';

type Mission = ReplyOf<typeof missionLeaderboard>['missions'][number];
type Reward = NonNullable<Mission['reward']>;

/** Each mission with how far the member has come; a finished one gives its reward at a press, once a period (1-38). */
export function MissionList({ missions, onClaimed }: { missions: readonly Mission[]; onClaimed: () => void }) {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const running = useAtomValue(claimingMission.runningAtom);
  const claim = useSetAtom(claimingMission.sendAtom);
  const number = (value: number) => formatNumber(value, i18n.language);
  const take = async (missionId: string) => {
    const paid = await claim({ body: { missionId } });
    if (paid)
      host().toast(
        'success',
        paid.amount && paid.amount !== '0'
          ? t(paid.asBonus ? 'missions.paidAsBonus' : 'missions.paid', { amount: money(paid.amount) })
          : t('missions.credited', { points: number(paid.points) }),
      );
    onClaimed();
  };
  const amount = ({ measure }: Mission, value: string) => (measure === 'rounds' ? number(Number(value)) : money(value));
  const gives = (reward: Reward) =>
    reward.kind === 'points'
      ? t('missions.gives', { points: number(reward.points) })
      : t(`missions.${reward.kind}`, { amount: money(reward.amount) });
  // One main action per screen: the first that can be claimed.
  const first = missions.findIndex((mission) => isReady(mission) && rewardOf(mission));
  return (
    <ul css={styles.list} aria-label={t('pages.missionLeaderboard')}>
      {missions.map((mission, place) => {
        const reward = rewardOf(mission);
        return (
          <li key={mission.id} css={styles.mission}>
            <div css={styles.head}>
              <h3 css={styles.title}>{mission.title}</h3>
              <StateMark state={mission.completed ? 'good' : 'waiting'}>
                {t(mission.claimed ? 'missions.claimed' : mission.completed ? 'missions.completed' : 'missions.open')}
              </StateMark>
            </div>
            <Progress
              label={mission.title}
              value={shareOf(mission)}
              text={t('missions.reached', {
                reached: amount(mission, mission.reached),
                target: amount(mission, mission.target),
              })}
              tone="own"
            />
            <div css={styles.foot}>
              <span css={styles.gives}>
                <Badge>{t(`missions.period.${mission.period ?? 'day'}`)}</Badge>
                {reward && gives(reward)}
              </span>
              {reward && isReady(mission) && (
                <Button
                  variant={place === first ? 'primary' : 'plain'}
                  size="small"
                  disabled={running}
                  aria-label={t('missions.claimOf', { title: mission.title })}
                  onClick={() => void take(mission.id)}
                >
                  {t('missions.claim')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isReady = ({ completed, claimed }: Mission): boolean => completed && !claimed;

/** The previous release names points only. */
const rewardOf = ({ reward, points }: Mission): Reward | null =>
  reward ?? (points > 0 ? { kind: 'points', points } : null);

/** How much of the target is reached, 0 to 1: exact enough to draw. */
const shareOf = ({ reached, target }: Mission): number =>
  target === '0' ? 1 : Math.min(1, Number(reached) / Number(target));

const styles = {
  list: css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0, listStyle: 'none' }),
  mission: css({
    display: 'grid',
    gap: tokens.space[3],
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  head: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    '& > :last-child': { flexShrink: 0 },
  }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
  }),
  gives: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  title: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
};
