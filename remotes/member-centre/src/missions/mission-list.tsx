import type { missionLeaderboard } from '@atrium/contracts/promotions';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host, useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Progress } from '@atrium/ui/progress';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { claimingMission } from './missions.state.ts';

type Mission = ReplyOf<typeof missionLeaderboard>['missions'][number];

/** Each mission with how far the member has come; a finished one gives its points at a press, once a day (1-38). */
export function MissionList({ missions, onClaimed }: { missions: readonly Mission[]; onClaimed: () => void }) {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const running = useAtomValue(claimingMission.runningAtom);
  const claim = useSetAtom(claimingMission.sendAtom);
  const take = async (missionId: string) => {
    const credited = await claim({ body: { missionId } });
    if (credited)
      host().toast('success', t('missions.credited', { points: formatNumber(credited.points, i18n.language) }));
    onClaimed();
  };
  const amount = ({ measure }: Mission, value: string) =>
    measure === 'rounds' ? formatNumber(Number(value), i18n.language) : money(value);
  // One main action per screen: the first that can be claimed.
  const first = missions.findIndex(({ completed, claimed, points }) => completed && !claimed && points > 0);
  return (
    <ul css={styles.list} aria-label={t('pages.missionLeaderboard')}>
      {missions.map((mission, place) => (
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
          {mission.points > 0 && (
            <div css={styles.foot}>
              <span css={styles.points}>
                {t('missions.gives', { points: formatNumber(mission.points, i18n.language) })}
              </span>
              {mission.completed && !mission.claimed && (
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
          )}
        </li>
      ))}
    </ul>
  );
}

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
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.space[3] }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
  }),
  points: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  title: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
};
