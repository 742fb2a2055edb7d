import { drawPreview, drawVoid } from '@atrium/contracts/operator-draws';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { quiet } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useDecision } from '../../parts/use-decision.tsx';
import { Preview } from './preview.tsx';

/** Makes a draw void; the stakes that come back are shown first. */
export function VoidForm({ game, issue }: { game: string; issue: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { decide, refused } = useDecision(drawVoid);
  const preview = useOperation(drawPreview, { params: { game, issue }, query: {} }, { enabled: open });
  if (!open) {
    return (
      <div css={styles.first}>
        <p css={quiet}>{t('draws.voidAbout')}</p>
        <Button onClick={() => setOpen(true)}>{t('draws.previewVoid')}</Button>
      </div>
    );
  }
  const send = (reason: string) => decide({ params: { game, issue }, body: { reason } }, t('draws.voided', { issue }));
  return (
    <Asked of={preview} lines={3}>
      {(found) => (
        <ReasonForm
          effect={
            <>
              <p>{t('draws.effect.void')}</p>
              <Preview preview={found} />
            </>
          }
          submit={t('draws.makeVoid')}
          danger
          refused={refused}
          onSubmit={send}
          onCancel={() => setOpen(false)}
        >
          <Preview preview={found} />
        </ReasonForm>
      )}
    </Asked>
  );
}

const styles = { first: css({ display: 'grid', gap: tokens.space[3], justifyItems: 'start' }) };
