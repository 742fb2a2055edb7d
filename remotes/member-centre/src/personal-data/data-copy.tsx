import { PERSONAL_FILE_PATH, type PersonalExport } from '@atrium/contracts/personal-data';
import { type ApiError, useInstant } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginCopy, endCopy } from './personal-data.state.ts';
import { styles } from './styles.ts';

const POLL_INTERVAL_MS = 2_000;

interface DataCopyProps {
  copies: readonly PersonalExport[];
  reload: () => unknown;
  onRefused: (refusal: ApiError | null) => void;
}

/** A copy of everything that is stored about the member: prepared in the background, kept for some days. */
export function DataCopy({ copies, reload, onRefused }: DataCopyProps) {
  const { t } = useTranslation('member-centre');
  const [isBusy, setBusy] = useState(false);
  const isMoving = copies.some(({ state }) => state === 'waiting' || state === 'running');
  async function begin() {
    setBusy(true);
    onRefused(await beginCopy());
    setBusy(false);
  }
  return (
    <div css={styles.part}>
      <h4 css={styles.head}>{t('personalData.copy.title')}</h4>
      <p css={styles.text}>{t('personalData.copy.text')}</p>
      {isMoving && <Polling reload={reload} />}
      {copies.map((copy) => (
        <Copy key={copy.id} copy={copy} onRefused={onRefused} />
      ))}
      {!isMoving && (
        <div>
          <Button icon="document" busy={isBusy} onClick={() => void begin()}>
            {t('personalData.copy.begin')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Polling({ reload }: { reload: () => unknown }) {
  usePolling(reload, POLL_INTERVAL_MS);
  return null;
}

function Copy({ copy, onRefused }: { copy: PersonalExport; onRefused: DataCopyProps['onRefused'] }) {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const end = (label: string) => (
    <Button size="small" variant="quiet" onClick={async () => onRefused(await endCopy(copy.id))}>
      {label}
    </Button>
  );
  if (copy.state === 'failed')
    return (
      <Note tone="bad" role="alert" title={t('personalData.copy.failed')} actions={end(t('personalData.copy.delete'))}>
        {t('personalData.copy.failedText')}
      </Note>
    );
  if (copy.state === 'done')
    return (
      <Note
        tone="own"
        role="status"
        title={t('personalData.copy.ready')}
        actions={
          <>
            <a href={PERSONAL_FILE_PATH.replace(':id', copy.id)} download css={buttonLook({ size: 'small' })}>
              {t('personalData.copy.download')}
            </a>
            {end(t('personalData.copy.delete'))}
          </>
        }
      >
        {t('personalData.copy.kept', { until: instant(copy.expiresAt, 'date-time') })}
      </Note>
    );
  const share = copy.total ? copy.written / copy.total : undefined;
  return (
    <Note title={t('personalData.copy.running')} actions={end(t('personalData.copy.cancel'))}>
      <Progress
        label={t('personalData.copy.running')}
        text={t('personalData.copy.progress', {
          written: formatNumber(copy.written, i18n.language),
          total: copy.total === null ? '…' : formatNumber(copy.total, i18n.language),
        })}
        {...(share !== undefined && { value: share })}
      />
      <p css={styles.text}>{t('personalData.copy.runningText')}</p>
    </Note>
  );
}
