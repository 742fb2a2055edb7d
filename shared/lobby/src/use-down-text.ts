import { useReturnTime } from '@atrium/host';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';

/** What members read of a vendor that is down: when it is expected back, where operators have said so. Source: 15-15. */
export function useDownText(): (returnsAt: string | null | undefined) => string {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const returnTime = useReturnTime();
  return useCallback(
    (returnsAt) => {
      const time = returnTime(returnsAt);
      return time ? t('vendors.back', { time }) : t('vendors.down');
    },
    [t, returnTime],
  );
}
