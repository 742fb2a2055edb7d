import type { ReplyOf } from '@atrium/contracts/endpoint';
import { WEEKDAYS, type supportDesk } from '@atrium/contracts/support';
import { useInstant } from '@atrium/host';
import { formatTimeZone } from '@atrium/i18n/format';
import { Disclosure } from '@atrium/ui/disclosure';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Support = ReplyOf<typeof supportDesk>;

/** A Sunday from which the names of the weekdays are derived. */
const SUNDAY = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;

/** Whether customer service is open, how long a reply takes, and the opening hours. */
export function SupportHours({ support: { open, opensAt, hours, timeZone, answerMinutes } }: { support: Support }) {
  const { t, i18n } = useTranslation('shell');
  const instant = useInstant();
  const [shown, show] = useState(false);
  const always = WEEKDAYS.every((day) =>
    hours.some((each) => each.day === day && each.from === '00:00' && each.to === '24:00'),
  );
  const name = (day: Support['hours'][number]['day']) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(
      SUNDAY + WEEKDAYS.indexOf(day) * DAY_MS,
    );
  return (
    <div>
      {open ? (
        <Note tone="own" title={t('support.open')}>
          {t('support.answerTime', { minutes: answerMinutes })}
        </Note>
      ) : (
        <Note tone="warn" title={t('support.away')}>
          {t('support.awayText')} {opensAt && t('support.opensAt', { at: instant(opensAt, 'date-time') })}
        </Note>
      )}
      {always ? (
        <p css={styles.always}>{t('support.always')}</p>
      ) : (
        hours.length > 0 && (
          <Disclosure
            title={t('support.hours')}
            end={formatTimeZone(timeZone, i18n.language, 'long')}
            open={shown}
            onToggle={show}
          >
            <dl css={styles.hours}>
              {hours.map(({ day, from, to }) => (
                <div key={`${day} ${from}`}>
                  <dt>{name(day)}</dt>
                  <dd>
                    <bdi>
                      {from}–{to}
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )
      )}
    </div>
  );
}

const styles = {
  always: css({ marginBlockStart: tokens.space[2], color: tokens.color.text2, ...tokens.type.small }),
  hours: css({
    display: 'grid',
    gap: tokens.space[1],
    ...tokens.type.small,
    ...tokens.numerals,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: tokens.space[4] },
  }),
};
