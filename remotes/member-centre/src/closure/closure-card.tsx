import { useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { caution } from '@atrium/ui/caution';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { closureResource } from './closure.state.ts';

const ClosureDialog = lazy(async () => ({ default: (await import('./closure-dialog.tsx')).ClosureDialog }));

/** Closing the account, and a break as the way that keeps it. Source: AC-17. */
export function ClosureCard() {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const [asking, setAsking] = useState(false);
  const { value } = useResource(closureResource);
  if (!value) return null;
  return (
    <Card as="section" title={t('closure.title')} level={3} css={styles.card}>
      {value.closedAt ? (
        <Note
          tone="warn"
          title={t('closure.closed', { at: instant(value.closedAt, 'date-time') })}
          actions={<Button onClick={() => openPage('withdraw')}>{t('closure.withdraw')}</Button>}
        >
          {t('closure.closedText')}
        </Note>
      ) : (
        <>
          <p css={styles.lead}>{t('closure.text')}</p>
          <div css={styles.buttons}>
            <Button css={caution} onClick={() => setAsking(true)}>
              {t('closure.open')}
            </Button>
            <Button onClick={() => openPage('protection')}>{t('closure.break')}</Button>
          </div>
        </>
      )}
      {asking && (
        <Suspense>
          <ClosureDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const styles = {
  card: css({ marginBlockStart: tokens.space[6] }),
  lead: css({ margin: `0 0 ${tokens.space[4]}`, color: tokens.color.text2 }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
