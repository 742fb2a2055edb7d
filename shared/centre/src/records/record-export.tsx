import { useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ExportPlan, RecordExport } from './record-export.state.ts';
import { SaveButton } from './save-button.tsx';

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
  if (progress === null) return <SaveButton onClick={() => void (begin ? begin() : run(plan()))} />;
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
  progress: css({ inlineSize: 180 }),
  fault: css({ marginBlockEnd: tokens.space[4] }),
};
