import { useErrorSentence, useInstant, useResource } from '@atrium/host';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakCards } from './break-cards.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitTable, type Place } from './limit-table.tsx';
import { changeErrorAtom, protectionResource } from './limits.state.ts';
import { RealityCheckCard } from './reality-check-card.tsx';
import { WaitingLimits } from './waiting-limits.tsx';

/** Player protection: limits, time-out, self-exclusion, reality check (RG-02 … RG-15). */
export function Page() {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const sentence = useErrorSentence();
  const resource = useResource(protectionResource);
  const failure = useAtomValue(changeErrorAtom);
  const [chosen, setChosen] = useState<Place | null>(null);
  const value = resource.value;
  if (!value)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );
  const open = chosen && value.limits.find(({ kind, period }) => kind === chosen.kind && period === chosen.period);

  return (
    <div css={styles.page}>
      <PageHead title={t('pages.protection')} text={t('limits.text')} />
      {value.pause && (
        <Note tone="warn" title={t(`limits.pause.${value.pause.kind}`)}>
          {value.pause.until
            ? t('limits.pauseUntil', { at: instant(value.pause.until, 'date-time') })
            : t('limits.pauseForGood')}
        </Note>
      )}
      {failure && !open && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <LimitTable limits={value.limits} onChange={setChosen} />
      <WaitingLimits limits={value.limits} />
      <BreakCards pause={value.pause} />
      <RealityCheckCard />
      {open && <LimitDialog limit={open} onClose={() => setChosen(null)} />}
    </div>
  );
}

const styles = { page: css({ display: 'grid', gap: tokens.space[5], minInlineSize: 0 }) };
