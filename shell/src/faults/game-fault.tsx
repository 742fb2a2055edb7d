import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { FaultPage } from '@atrium/ui/fault-page';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { column } from '../document/column.ts';
import { FaultPicture } from './fault-picture.tsx';
import { type FaultProps, useFaultTexts } from './fault-texts.ts';
import { PopularGames } from '../games/popular-games.tsx';

/** A game area that cannot be shown: the cause, what the member can do, and other games. Source: 8-21. */
export function GameFault(props: FaultProps) {
  const { t } = useTranslation('shell');
  return (
    <div css={[column, styles.page]}>
      <FaultPage
        title={t('fault.gameTitle')}
        picture={<FaultPicture kind="works" />}
        {...useFaultTexts(props)}
        actions={
          <>
            <Button variant="primary" onClick={props.onRetry}>
              {t('action.tryAgain')}
            </Button>
            <Button onClick={() => host().navigate('/')}>{t('action.toHome')}</Button>
          </>
        }
      >
        <PopularGames />
      </FaultPage>
    </div>
  );
}

const styles = { page: css({ paddingBlock: `${tokens.space[6]} ${tokens.space[12]}` }) };
