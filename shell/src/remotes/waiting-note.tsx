import type { Waiting } from '@atrium/federation/slot';
import { useInstant } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { column } from '../document/column.ts';

/** A new version of this screen is ready: shows what delays it, the deadline, and a button to change over now. */
export function WaitingNote({ waiting: { reasons, until }, onNow }: { waiting: Waiting; onNow: () => void }) {
  const { t } = useTranslation('shell');
  const instant = useInstant();
  return (
    <div css={[column, styles.place]} role="status">
      <Note
        tone="own"
        title={t('swap.waits')}
        actions={
          <Button size="small" onClick={onNow}>
            {t('swap.now')}
          </Button>
        }
      >
        <div>{reasons.join(' · ')}</div>
        {until && <div>{t('swap.until', { time: instant(until, 'time') })}</div>}
      </Note>
    </div>
  );
}

const styles = { place: css({ paddingBlockStart: tokens.space[4] }) };
