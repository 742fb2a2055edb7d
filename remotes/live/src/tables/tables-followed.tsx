import { css } from '@emotion/react';
import { useEvent, useResource } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { standingQuery, standingResource } from './live.state.ts';

/** Keeps what is told of a vendor's tables in step with the vendor while they are shown; says so when the vendor is silent. */
export function TablesFollowed({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation('live');
  const { value, error, reload } = useResource(standingResource, standingQuery(vassalage));
  const look = () => void (document.visibilityState === 'visible' && reload());
  useEvent('vendor.feed', (feed) => feed.gameType === 'LIVE' && feed.vassalage === vassalage && look());
  useEvent('live.gap', look);
  useEffect(() => {
    const back = () => void (document.visibilityState === 'visible' && reload());
    // The gateway follows the vendor for who asks now and then; and a silent vendor is asked again.
    const timer = setInterval(back, LOOK_AGAIN);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [reload]);
  const silent = value ? !value.answers : error !== undefined;
  return <p role="status">{silent && <span css={styles.silent}>{t('silent')}</span>}</p>;
}

const LOOK_AGAIN = 30_000;

const styles = { silent: css({ display: 'block', marginBlockEnd: tokens.space[4], color: tokens.color.text2, ...tokens.type.small }) };
