import { type ApiError, host, useErrorSentence, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';

/** Why the last bet was refused, and the way on: the slip is kept in every case. */
export function BetMessage({ error }: { error: ApiError }) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const sentence = useErrorSentence();
  const lost = error.status === 0 || error.status >= 500;
  const left = error.params?.left;
  const words = lost
    ? t('board.lost')
    : error.code === 'BET_LIMIT' && left !== undefined
      ? t('board.limit', { left: money(String(left)) })
      : sentence(error);
  return (
    <Note
      role="alert"
      tone="warn"
      actions={
        error.code === 'INSUFFICIENT_FUNDS' && (
          <Button size="small" onClick={() => host().openCentre('member', 'depositv2')}>
            {t('board.deposit')}
          </Button>
        )
      }
    >
      {words}
    </Note>
  );
}
