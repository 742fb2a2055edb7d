import { useInstant } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { FaultPage } from '@atrium/ui/fault-page';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { column } from '../document/column.ts';
import { causeKey, type FaultProps } from './fault-texts.ts';

/** A member's page that cannot be shown, without other games. Used in the main view, a panel or a dialog. */
export function PageFault({ cause, text, since, until, onRetry }: FaultProps) {
  const { t } = useTranslation('shell');
  const instant = useInstant();
  return (
    <div css={[column, styles.page]}>
      <FaultPage
        title={t('fault.pageTitle')}
        cause={text ?? t(causeKey(cause))}
        money={t('fault.money')}
        facts={
          since &&
          t(until ? 'fault.sinceUntil' : 'fault.since', {
            since: instant(since, 'date-time'),
            until: until && instant(until, 'date-time'),
          })
        }
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('action.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

const styles = { page: css({ paddingBlock: `${tokens.space[6]} ${tokens.space[12]}` }) };
