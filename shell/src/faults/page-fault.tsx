import { Button } from '@atrium/ui/button';
import { FaultPage } from '@atrium/ui/fault-page';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { column } from '../document/column.ts';
import { type FaultProps, useFaultTexts } from './fault-texts.ts';

/** A member's page that cannot be shown, without other games. Used in the main view, a panel or a dialog. */
export function PageFault(props: FaultProps) {
  const { t } = useTranslation('shell');
  return (
    <div css={[column, styles.page]}>
      <FaultPage
        title={t('fault.pageTitle')}
        {...useFaultTexts(props)}
        actions={
          <Button variant="primary" onClick={props.onRetry}>
            {t('action.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

const styles = { page: css({ paddingBlock: `${tokens.space[6]} ${tokens.space[12]}` }) };
