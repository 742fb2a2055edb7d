import type { SessionFigures } from '@atrium/contracts/limits';
import { useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePauseAtom, choosingAtom, sessionFiguresResource } from './reality-check.state.ts';

/** Pauses that are offered where the brand allows them, in seconds. */
const OFFERED = [900, 1800, 2700, 3600, 5400, 7200];

/** How often the member wants to be shown how long and for how much they have played (RG-08). */
export function RealityCheckCard() {
  const { t, i18n } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const { value } = useResource(sessionFiguresResource);
  const { sending, failure, saved } = useAtomValue(choosingAtom);
  const choose = useSetAtom(choosePauseAtom);
  const [chosen, setChosen] = useState<number>();
  if (!value) return <Skeleton height={180} />;
  const { realityCheck } = value;
  const seconds = chosen ?? realityCheck.seconds;
  const minutes = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  return (
    <Card as="section" title={t('limits.reality')} level={3}>
      <p css={styles.text}>{t('limits.realityText')}</p>
      <RadioGroup
        look="keys"
        label={t('limits.realityEvery')}
        value={String(seconds)}
        onChange={(value) => setChosen(Number(value))}
        options={offered(realityCheck).map((one) => ({ value: String(one), label: minutes.format(one / 60) }))}
      />
      <Button
        css={styles.save}
        busy={sending}
        disabled={seconds === realityCheck.seconds}
        onClick={() => void choose(seconds)}
      >
        {t('limits.realitySave')}
      </Button>
      <span role="status">{saved && seconds === realityCheck.seconds && t('limits.realitySaved')}</span>
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
    </Card>
  );
}

const offered = ({ seconds, least, most }: SessionFigures['realityCheck']): number[] =>
  [...new Set([...OFFERED.filter((one) => one >= least && one <= most), seconds])].toSorted((a, b) => a - b);

const styles = {
  text: css({ margin: 0, marginBlockEnd: tokens.space[4], color: tokens.color.text2, ...tokens.type.body }),
  save: css({ marginBlockStart: tokens.space[4], marginInlineEnd: tokens.space[3] }),
};
