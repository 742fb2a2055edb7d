import { buttonLook } from '@atrium/ui/button-look';
import { FaultPage } from '@atrium/ui/fault-page';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { column } from '../../document/column.ts';
import { FaultPicture } from '../../faults/fault-picture.tsx';
import { PopularGames } from '../../games/popular-games.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <div css={[column, styles.page]}>
      <FaultPage
        title={t('notFound.title')}
        picture={<FaultPicture kind="lost" />}
        cause={t('notFound.text', { path: pathname })}
        actions={
          <>
            <Link to="/" css={buttonLook({ variant: 'primary' })}>
              {t('action.toHome')}
            </Link>
            <Link to="/help" css={buttonLook()}>
              {t('footer.link.help')}
            </Link>
          </>
        }
      >
        <PopularGames />
      </FaultPage>
    </div>
  );
}

const styles = { page: css({ paddingBlock: `${tokens.space[8]} ${tokens.space[12]}` }) };
