import { position } from '@atrium/contracts/wallet';
import { createResource, host, TRIAL_ROLE, useEvent, useInstant, useMoney, useResource, useSession } from '@atrium/host';
import { formatCountdown } from '@atrium/i18n/format';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const sessionPosition = createResource(position);
/** Rounds end in bursts: the position is asked for once after them. */
const SETTLE = 800;

/** How long the session has lasted, what it has cost or brought, and the brand's time (MN-03). */
export function SessionFigures({ demo }: { demo: boolean }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const instant = useInstant();
  const trial = useSession()?.isAgent === TRIAL_ROLE;
  const { value, reload } = useResource(sessionPosition, { query: { days: 1 } }, { paused: trial });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvent('balance.changed', () => {
    clearTimeout(timer.current);
    if (!trial) timer.current = setTimeout(() => void reload(), SETTLE);
  });
  const now = useNow();
  const startedAt = value?.session.startedAt;
  return (
    <dl css={styles.figures}>
      {startedAt && (
        <div>
          <dt>{t('game.session')}</dt>
          <dd>
            <span role="timer">{formatCountdown((now - Date.parse(startedAt)) / 1000)}</span>
          </dd>
        </div>
      )}
      {value && !demo && (
        <div>
          <dt>{t('game.net')}</dt>
          <dd>{money(value.session.net)}</dd>
        </div>
      )}
      <div>
        <dt>{host().brand.timeZone.split('/').at(-1)?.replaceAll('_', ' ')}</dt>
        <dd>{instant(now, 'time')}</dd>
      </div>
    </dl>
  );
}

const serverNow = (): number => Date.now() + host().clockSkew();

/** The gateway's time, second by second. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const styles = {
  figures: css({
    display: 'flex',
    gap: tokens.space[6],
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    '& > div': { display: 'flex', alignItems: 'baseline', gap: tokens.space[2] },
    '& dt': { color: tokens.color.text2 },
    '& dd': { fontWeight: tokens.weight.strong, ...tokens.type.body },
    [media.compact]: { display: 'none' },
  }),
};
