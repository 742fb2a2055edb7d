import { audit } from '@atrium/contracts/registry-audit';
import { status } from '@atrium/contracts/registry-channels';
import { Card } from '@atrium/ui/card';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { stateOf, TONES } from '../../data/remote-state.ts';
import { tabsOf, useFigures } from '../../data/use-figures.ts';
import { useOperation } from '../../data/use-operation.ts';
import { NotFound } from '../../parts/not-found.tsx';
import { Asked } from '../../parts/asked.tsx';
import { MovedTabs } from '../../parts/moved-tabs.tsx';
import { Page, stack } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { AuditList } from '../audit/audit-list.tsx';
import { Actions } from './actions.tsx';
import { CanaryReport } from './canary-report.tsx';
import { ShadowReport } from './shadow-report.tsx';
import { StandInNote } from './stand-in-note.tsx';
import { VersionsTable } from './versions-table.tsx';

const LATEST = 8;

/** One remote: its versions, its figures, and all actions on it. */
export function RemotePage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { name = '' } = useParams();
  const known = useOperation(status);
  const log = useOperation(audit, { query: { limit: '1000' } });
  const figures = useFigures();
  const remote = known.data?.remotes.find((one) => one.name === name);
  if (known.data && !remote) return <NotFound />;
  const about = remote && (
    <State tone={TONES[stateOf(remote, figures)]}>
      {t(`states.${stateOf(remote, figures)}`)} · <bdi>{remote.version}</bdi>
      {figures && ` · ${t('openTabsCount', { count: tabsOf(figures, name), tabs: number(tabsOf(figures, name)) })}`}
    </State>
  );
  return (
    <Page title={name} about={about}>
      {remote?.standIn && known.data && (
        <StandInNote remote={remote} standIn={remote.standIn} sequence={known.data.sequence} />
      )}
      <div css={styles.areas}>
        <div css={[stack, styles.moved]}>
          <Card
            as="section"
            title={t('tabsMoved')}
            titleEnd={figures && t('toSequence', { sequence: number(figures.sequence) })}
          >
            {figures && <MovedTabs figures={figures} />}
          </Card>
          {figures && <CanaryReport figures={figures} remote={name} />}
          {remote && <ShadowReport remote={name} />}
        </div>
        <div css={styles.actions}>
          <Asked of={known}>
            {({ sequence }) => remote && <Actions key={name} remote={remote} sequence={sequence} />}
          </Asked>
        </div>
        <Card as="section" title={t('versions')} titleEnd={t('lastHour')} css={styles.versions}>
          <VersionsTable name={name} remote={remote} figures={figures} />
        </Card>
        <Card as="section" title={t('history')} css={styles.history}>
          <Asked of={log}>
            {(entries) => <AuditList entries={entries.filter((entry) => entry.remote === name).slice(0, LATEST)} />}
          </Asked>
        </Card>
      </div>
    </Page>
  );
}

// On a phone the actions follow the figures directly, before tables and history.
const styles = {
  areas: css({
    display: 'grid',
    gap: tokens.space[5],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    gridTemplateRows: 'min-content 1fr auto',
    gridTemplateAreas: '"moved actions" "versions actions" "versions history"',
    [media.compact]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"moved" "actions" "versions" "history"',
    },
  }),
  moved: css({ gridArea: 'moved' }),
  actions: css({ gridArea: 'actions', minInlineSize: 0 }),
  versions: css({ gridArea: 'versions' }),
  history: css({ gridArea: 'history' }),
};
