import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { FaultPage } from '@atrium/ui/fault-page';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { column } from '../document/column.ts';
import { FaultPicture } from './fault-picture.tsx';
import { type FaultProps, useFaultTexts } from './fault-texts.ts';

export interface PageFaultProps extends FaultProps {
  /** By default, that of a page which is no game area. */
  title?: string;
  /** What else there is to do. */
  children?: ReactNode;
  /** In a panel or a dialog: without the drawing, and the panel's own button leads away. */
  inPanel?: boolean;
}

/** A page that cannot be shown: the cause, and what the member can do. */
export function PageFault({ title, children, inPanel = false, ...props }: PageFaultProps) {
  const { t } = useTranslation('shell');
  return (
    <div css={[column, styles.page]}>
      <FaultPage
        title={title ?? t('fault.pageTitle')}
        picture={inPanel ? undefined : <FaultPicture kind="works" />}
        {...useFaultTexts(props)}
        actions={
          <>
            <Button variant="primary" onClick={props.onRetry}>
              {t('action.tryAgain')}
            </Button>
            {!inPanel && <Button onClick={() => host().navigate('/')}>{t('action.toHome')}</Button>}
          </>
        }
      >
        {children}
      </FaultPage>
    </div>
  );
}

const styles = { page: css({ paddingBlock: `${tokens.space[6]} ${tokens.space[12]}` }) };
