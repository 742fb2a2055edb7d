import { EXPORT_FILE_PATH, type RecordExport } from '@atrium/contracts/record-exports';
import { useErrorSentence, useInstant, useResource } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { endExportAtom, exportErrorAtom, exportsResource } from './export-jobs.state.ts';

const POLL_INTERVAL_MS = 1_500;

/** Exports that the gateway writes: how far each is, its file, or that it failed. They go on while the page is closed. */
export function ExportJobs({ kind }: { kind: RecordExport['kind'] }) {
  const sentence = useErrorSentence();
  const error = useAtomValue(exportErrorAtom);
  const { value, reload } = useResource(exportsResource);
  const own = value?.exports.filter((each) => each.kind === kind) ?? [];
  const isMoving = own.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <>
      {isMoving && <Polling reload={reload} />}
      {error && (
        <Note tone="bad" role="alert" css={styles.note}>
          {sentence(error)}
        </Note>
      )}
      {own.map((each) => (
        <ExportJob key={each.id} job={each} />
      ))}
    </>
  );
}

function Polling({ reload }: { reload: () => unknown }) {
  usePolling(reload, POLL_INTERVAL_MS);
  return null;
}

function ExportJob({ job }: { job: RecordExport }) {
  const { t, i18n } = useTranslation('centre');
  const instant = useInstant();
  const end = useSetAtom(endExportAtom);
  const endButton = (label: string) => (
    <Button size="small" variant="quiet" aria-label={`${label}: ${job.name}`} onClick={() => void end(job.id)}>
      {label}
    </Button>
  );
  if (job.state === 'failed')
    return (
      <Note
        tone="bad"
        role="alert"
        css={styles.note}
        title={t('records.exportFailed')}
        actions={endButton(t('records.exportDismiss'))}
      >
        {t('records.exportFailedText', { name: job.name })}
      </Note>
    );
  if (job.state === 'done')
    return (
      <Note
        tone="own"
        role="status"
        css={styles.note}
        title={t('records.exportReady', { count: job.written })}
        actions={
          <>
            <a href={EXPORT_FILE_PATH.replace(':id', job.id)} download={job.name} css={buttonLook({ size: 'small' })}>
              {t('records.exportDownload')}
            </a>
            {endButton(t('records.exportDelete'))}
          </>
        }
      >
        {t('records.exportKept', { name: job.name, until: instant(job.expiresAt, 'date-time') })}
      </Note>
    );
  const share = job.total ? job.written / job.total : undefined;
  return (
    <Note css={styles.note} title={t('records.exportRunning')} actions={endButton(t('records.exportCancel'))}>
      <Progress
        label={t('records.exporting')}
        text={t('records.exportProgress', {
          written: formatNumber(job.written, i18n.language),
          total: job.total === null ? '…' : formatNumber(job.total, i18n.language),
        })}
        {...(share !== undefined && { value: share })}
      />
      <p css={styles.text}>{t('records.exportRunningText')}</p>
    </Note>
  );
}

const styles = {
  note: css({ marginBlockEnd: tokens.space[4] }),
  text: css({ margin: `${tokens.space[2]} 0 0` }),
};
