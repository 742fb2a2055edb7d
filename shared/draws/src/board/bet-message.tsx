import { type ApiError, host, useErrorSentence, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { isUnknown } from './use-bet.ts';

interface BetMessageProps {
  error: ApiError;
  /** The refused bet was the repeat of one whose answer was lost: neither went through. */
  isRepeat?: boolean;
}

/** Why the last bet was refused, and the way on: the slip is kept in every case (10-37). */
export function BetMessage({ error, isRepeat = false }: BetMessageProps) {
  const { t } = useTranslation('draws');
  const words = useRefusal();
  return (
    <Note
      role="alert"
      tone="warn"
      actions={
        error.code === 'INSUFFICIENT_FUNDS' ? (
          <Button size="small" onClick={() => host().openCentre('member', 'depositv2')}>
            {t('board.deposit')}
          </Button>
        ) : (
          error.code === 'LIMIT_EXCEEDED' && (
            <Button size="small" onClick={() => host().openCentre('member', 'protection')}>
              {t('slip.limits')}
            </Button>
          )
        )
      }
    >
      {isRepeat && !isUnknown(error) && `${t('slip.notThrough')} `}
      {words(error)}
    </Note>
  );
}

/** The sentence for a refused bet: what happened, then what to do. */
function useRefusal(): (error: ApiError) => string {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const sentence = useErrorSentence();
  /** `limit` is a number that everybody bets on, or the member's own limit of the draw. */
  const limited = ({ limit, left }: ApiError['params']): string | null => {
    if (left === undefined) return null;
    const amount = money(String(left));
    if (limit === undefined || limit === 'member') return t('board.limit', { left: amount });
    const number = String(limit);
    return String(left) === '0' ? t('slip.numberFull', { number }) : t('slip.numberLimit', { number, left: amount });
  };
  return (error) => {
    const { code, params } = error;
    if (isUnknown(error)) return t('board.lost');
    switch (code) {
      case 'BET_LIMIT':
        return limited(params) ?? sentence(error);
      case 'INSUFFICIENT_FUNDS':
        return t('slip.funds');
      case 'AMOUNT_OUT_OF_RANGE':
        return params.field === undefined && params.min !== undefined
          ? t('slip.range', { min: money(String(params.min)), max: money(String(params.max)) })
          : sentence(error);
      case 'ODDS_CHANGED':
        return t('slip.changed');
      case 'NUMBER_CLOSED':
        return t('slip.numberClosed', { number: String(params.number ?? '') });
      default:
        return sentence(error);
    }
  };
}
