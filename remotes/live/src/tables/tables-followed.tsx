import { css } from '@emotion/react';
import { useResource } from '@atrium/host';
import { useVendorPolling } from '@atrium/lobby/use-vendor-polling';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { standingQuery, standingResource } from './live.state.ts';

/** Keeps a vendor's tables up to date while they are shown; where it is listed alone, a note says that its feed is unavailable. */
export function TablesFollowed({ vassalage, alone }: { vassalage: string; alone: boolean }) {
  const { t } = useTranslation('live');
  const { value, error, reload } = useResource(standingResource, standingQuery(vassalage));
  useVendorPolling(reload);
  const silent = value ? !value.answers : error !== undefined;
  if (!alone) return null;
  return <p role="status">{silent && <span css={styles.silent}>{t('silent')}</span>}</p>;
}

const styles = {
  silent: css({ display: 'block', marginBlockEnd: tokens.space[4], color: tokens.color.text2, ...tokens.type.small }),
};
