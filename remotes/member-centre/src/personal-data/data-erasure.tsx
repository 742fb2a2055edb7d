import type { PersonalData } from '@atrium/contracts/personal-data';
import { type ApiError, useInstant } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { caution } from '@atrium/ui/caution';
import { Note } from '@atrium/ui/note';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceList } from '../consequences/sentence-list.tsx';
import { ErasureDialog } from './erasure-dialog.tsx';
import { keepData } from './personal-data.state.ts';
import { styles } from './styles.ts';

interface DataErasureProps {
  erasure: PersonalData['erasure'];
  onRefused: (refusal: ApiError | null) => void;
}

/** The erasure of the member's data: what has to be settled first, or when it happens and how to take it back. */
export function DataErasure({ erasure, onRefused }: DataErasureProps) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const [asking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { state, dueAt, blockers } = erasure;
  async function keep() {
    setBusy(true);
    onRefused(await keepData());
    setBusy(false);
  }
  const obstacles = blockers.length > 0 && (
    <Note tone="warn" title={t(state === 'none' ? 'personalData.erasure.settle' : 'personalData.erasure.lapsed')}>
      <SentenceList sentences={blockers.map((blocker) => t(`personalData.erasure.blockers.${blocker}`))} />
    </Note>
  );
  return (
    <div css={styles.part}>
      <h4 css={styles.head}>{t('personalData.erasure.title')}</h4>
      {state === 'waiting' ? (
        <Note
          tone="warn"
          role="status"
          title={t('personalData.erasure.waiting', { at: instant(dueAt!, 'date-time') })}
          actions={
            <Button busy={isBusy} onClick={() => void keep()}>
              {t('personalData.erasure.keep')}
            </Button>
          }
        >
          {t('personalData.erasure.waitingText')}
        </Note>
      ) : (
        <>
          <p css={styles.text}>{t('personalData.erasure.text')}</p>
          {obstacles || (
            <div>
              <Button css={caution} onClick={() => setAsking(true)}>
                {t('personalData.erasure.open')}
              </Button>
            </div>
          )}
        </>
      )}
      {asking && <ErasureDialog erasure={erasure} onClose={() => setAsking(false)} />}
    </div>
  );
}
