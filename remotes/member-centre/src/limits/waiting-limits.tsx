import type { Limit } from '@atrium/contracts/limits';
import { host, useInstant } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitAmount } from './limit-words.ts';
import { changeAtom, changes, changingAtom } from './limits.state.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** What was asked for and waits: kept as it is with one press, or confirmed once its time has come (RG-03). */
export function WaitingLimits({ limits }: { limits: readonly Limit[] }) {
  return limits.map(
    (limit) => limit.waiting && <Waiting key={`${limit.kind}-${limit.period}`} limit={limit} waiting={limit.waiting} />,
  );
}

function Waiting({
  limit: { kind, period, amount },
  waiting,
}: {
  limit: Limit;
  waiting: NonNullable<Limit['waiting']>;
}) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const write = useLimitAmount();
  const sending = useAtomValue(changingAtom);
  const change = useSetAtom(changeAtom);
  const ripe = useReached(waiting.confirmableFrom);
  const place = { kind, period };
  const asked = waiting.amount === null ? t('limits.removal') : write(kind, waiting.amount);

  return (
    <Note
      icon="clock"
      title={t('limits.waitingTitle', {
        kind: t(`limits.kinds.${kind}`),
        period: t(`limits.periods.${period}`),
        amount: amount === null ? t('limits.none') : write(kind, amount),
      })}
    >
      <p css={styles.text}>
        {t(ripe ? 'limits.waitingRipe' : 'limits.waitingText', {
          asked,
          at: instant(waiting.confirmableFrom, 'date-time'),
        })}
      </p>
      <div css={styles.buttons}>
        {ripe && (
          <Button size="small" variant="primary" busy={sending} onClick={() => void change(changes.confirm(place))}>
            {waiting.amount === null ? t('limits.confirmRemoval') : t('limits.confirm', { asked })}
          </Button>
        )}
        <Button size="small" busy={sending} onClick={() => void change(changes.keep(place))}>
          {t('limits.keep')}
        </Button>
      </div>
    </Note>
  );
}

/** Whether an instant of the gateway's clock has passed; draws again when it does. */
function useReached(at: string): boolean {
  const left = () => Date.parse(at) - (Date.now() + host().clockSkew());
  const [reached, setReached] = useState(() => left() <= 0);
  useEffect(() => {
    const wait = Date.parse(at) - (Date.now() + host().clockSkew());
    setReached(wait <= 0);
    if (wait <= 0) return;
    const timer = setTimeout(() => setReached(true), Math.min(wait, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [at]);
  return reached;
}

const styles = {
  text: css({ margin: 0, marginBlockEnd: tokens.space[3] }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
