import { host, useInstant } from '@atrium/host';
import { formatCountdown, formatTimeZone } from '@atrium/i18n/format';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useServerNow } from './server-now.ts';
import { sessionFiguresAtom } from './session-figures.state.ts';

/** The length of the session, and the brand's time of day (RG-10): two entries of a `dl`. */
export function SessionClock() {
  const { t, i18n } = useTranslation('shell');
  const instant = useInstant();
  const figures = useAtomValue(sessionFiguresAtom);
  const now = useServerNow();
  return (
    <>
      {figures && (
        <div>
          <dt>{t('protection.session')}</dt>
          <dd>
            <span role="timer">{formatCountdown((now - Date.parse(figures.startedAt)) / 1000)}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{formatTimeZone(host().brand.timeZone, i18n.language)}</dt>
        <dd>{instant(now, 'time')}</dd>
      </div>
    </>
  );
}
