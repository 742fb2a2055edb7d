import { EXCLUSION_MONTHS, type Protection, TIME_OUT_HOURS } from '@atrium/contracts/limits';
import { host, useInstant, useZoneName } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { caution } from '@atrium/ui/caution';
import { RadioGroup } from '@atrium/ui/radio-group';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exclusionEnd, timeOutEnd } from './break-end.ts';
import { changeAtom, changes, changingAtom } from './limits.state.ts';

const DAY_HOURS = 24;
const YEAR_MONTHS = 12;
const FOR_GOOD = 'forever';

/** Time-out and self-exclusion. Both start at once and cannot be ended early, so each asks for a confirmation. */
export function BreakCards({ pause }: { pause: Protection['pause'] }) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const zone = useZoneName();
  const sending = useAtomValue(changingAtom);
  const change = useSetAtom(changeAtom);
  const [hours, setHours] = useState(String(TIME_OUT_HOURS[1]));
  const [months, setMonths] = useState<string>(String(EXCLUSION_MONTHS[0]));
  const forGood = pause !== null && pause.until === null;
  const days = (count: number) => t('limits.days', { count: count / DAY_HOURS });
  const length = (value: string) => {
    if (value === FOR_GOOD) return t('limits.forGood');
    const count = Number(value);
    return count % YEAR_MONTHS === 0
      ? t('limits.years', { count: count / YEAR_MONTHS })
      : t('limits.months', { count });
  };
  const now = Date.now() + host().clockSkew();
  const sure = async (title: string, text: string, yes: string) =>
    (await host().dialog({
      title,
      text,
      icon: 'warning',
      buttons: [
        { label: yes, value: 'yes', tone: 'danger' },
        { label: t('cancel'), value: 'no', tone: 'plain' },
      ],
    })) === 'yes';
  const timeOut = async () => {
    if (
      await sure(
        t('limits.timeOutSure', { length: days(Number(hours)) }),
        t('limits.timeOutText'),
        t('limits.timeOutStart'),
      )
    )
      await change(changes.timeOut(Number(hours)));
  };
  const exclude = async () => {
    const chosen = months === FOR_GOOD ? null : EXCLUSION_MONTHS.find((one) => String(one) === months)!;
    if (
      await sure(t('limits.excludeSure', { length: length(months) }), t('limits.excludeText'), t('limits.excludeStart'))
    )
      await change(changes.exclude(chosen));
  };

  if (forGood) return null;
  return (
    <div css={styles.cards}>
      <Card as="section" title={t('limits.timeOut')} level={3}>
        <p css={styles.text}>{t('limits.timeOutText')}</p>
        <RadioGroup
          look="keys"
          label={t('limits.length')}
          value={hours}
          onChange={setHours}
          options={TIME_OUT_HOURS.map((one) => ({ value: String(one), label: days(one) }))}
        />
        <p css={styles.start}>
          <span css={styles.until}>
            {t('rewards.until', { at: `${instant(timeOutEnd(now, Number(hours)), 'date-time')} ${zone}` })}
          </span>
          <Button busy={sending} onClick={() => void timeOut()}>
            {t('limits.timeOutStart')}
          </Button>
        </p>
      </Card>
      <Card as="section" title={t('limits.exclude')} level={3}>
        <p css={styles.text}>{t('limits.excludeText')}</p>
        <RadioGroup
          look="keys"
          label={t('limits.length')}
          value={months}
          onChange={setMonths}
          options={[...EXCLUSION_MONTHS.map(String), FOR_GOOD].map((one) => ({ value: one, label: length(one) }))}
        />
        <p css={styles.start}>
          <span css={styles.until}>
            {months !== FOR_GOOD && t('rewards.until', { at: instant(exclusionEnd(now, Number(months)), 'date') })}
          </span>
          <Button css={caution} busy={sending} onClick={() => void exclude()}>
            {t('limits.excludeStart')}
          </Button>
        </p>
      </Card>
    </div>
  );
}

const styles = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.space[5],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  text: css({ margin: 0, marginBlockEnd: tokens.space[4], color: tokens.color.text2, ...tokens.type.body }),
  start: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.space[2]} ${tokens.space[4]}`,
    margin: 0,
    marginBlockStart: tokens.space[4],
  }),
  until: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
