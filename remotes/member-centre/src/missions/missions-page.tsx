import { WayOn } from '@atrium/centre/way-on';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useErrorSentence, useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { MissionList } from './mission-list.tsx';
import { claimingMission, missionBoardResource } from './missions.state.ts';

/** The day's missions with the own progress, and who has done most of them (1-38). */
export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const board = useResource(missionBoardResource, { query: { language: languageCodeOf(i18n.language) } });
  const sentence = useErrorSentence();
  const failure = useAtomValue(claimingMission.errorAtom);
  const value = board.value;
  return (
    <>
      <PageHead
        title={t('pages.missionLeaderboard')}
        text={
          value &&
          t('missions.share', {
            done: value.missions.filter(({ completed }) => completed).length,
            count: value.missions.length,
          })
        }
      />
      {!value &&
        (board.status === 'failed' ? (
          <ResourceFault error={board.error!} reload={board.reload} />
        ) : (
          <Skeleton height={320} />
        ))}
      {value?.missions.length === 0 && (
        <EmptyState
          scene="tasks"
          title={t('missions.none')}
          text={t('missions.noneText')}
          action={<WayOn to="promotions" />}
        />
      )}
      {value && value.missions.length > 0 && (
        <>
          {failure && (
            <Note tone="bad" role="alert">
              {sentence(failure)}
            </Note>
          )}
          <MissionList missions={value.missions} onClaimed={() => void board.reload()} />
          <section css={styles.leaders}>
            <SectionHead title={t('missions.leaders')} level={3} />
            <Table
              caption={t('missions.leaders')}
              columns={[
                { key: 'place', head: t('missions.place'), cell: (row) => row.place, width: 90, phone: 'lead' },
                {
                  key: 'account',
                  head: t('missions.account'),
                  cell: (row) => (row.own ? <b>{row.account}</b> : row.account),
                  phone: 'aside',
                },
                {
                  key: 'done',
                  head: t('missions.completed'),
                  cell: (row) => row.completed,
                  align: 'end',
                },
              ]}
              rows={value.leaders}
              rowKey={(row) => String(row.place)}
              empty={<EmptyState scene="leaders" title={t('missions.noLeaders')} action={<WayOn to="games" />} />}
            />
          </section>
        </>
      )}
    </>
  );
}

const styles = { leaders: css({ marginBlockStart: tokens.space[8] }) };
