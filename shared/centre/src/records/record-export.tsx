import { useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { media, tokens } from '@atrium/ui/theme';
import { visuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ExportPlan, RecordExport } from './record-export.state.ts';

interface ExportProps<Row> {
  of: RecordExport<Row>;
  /** What to export, as the page shows it at that moment. */
  plan: () => ExportPlan<Row>;
  /** Begins an export by the gateway instead, for records that are too many to be read page by page. */
  begin?: (() => unknown) | undefined;
}

/** Exports all records as a file; meanwhile the progress takes the button's place. */
export function ExportButton<Row>({ of, plan, begin }: ExportProps<Row>) {
  const { t } = useTranslation('centre');
  const progress = useAtomValue(of.progressAtom);
  const run = useSetAtom(of.runAtom);
  if (progress === null)
    return (
      <Button icon="export" css={styles.button} onClick={() => void (begin ? begin() : run(plan()))}>
        <span css={styles.word}>{t('records.export')}</span>
      </Button>
    );
  const known =
    progress === 'unknown'
      ? {}
      : { value: progress, text: t('records.share', { percent: Math.round(progress * 100) }) };
  return <Progress label={t('records.exporting')} css={styles.progress} {...known} />;
}

/** Why the export failed, with another try. */
export function ExportFault<Row>({ of, plan }: ExportProps<Row>) {
  const { t } = useTranslation('centre');
  const sentence = useErrorSentence();
  const failure = useAtomValue(of.failureAtom);
  const run = useSetAtom(of.runAtom);
  if (!failure) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      css={styles.fault}
      title={t('records.exportFailed')}
      actions={
        <Button size="small" onClick={() => void run(plan())}>
          {t('records.exportAgain')}
        </Button>
      }
    >
      {sentence(failure)}
    </Note>
  );
}

const styles = {
  // On a phone the days are beside it.
  button: css({ [media.phone]: { paddingInline: 10, gap: 0 } }),
  word: css({ [media.phone]: visuallyHidden }),
  progress: css({ inlineSize: 180 }),
  fault: css({ marginBlockEnd: tokens.space[4] }),
};
