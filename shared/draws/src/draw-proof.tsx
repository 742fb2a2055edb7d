import type { Draw } from '@atrium/contracts/lottery';
import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyDraw } from './verify-draw.ts';

/** The hash shown before the draw and the secret shown after it, checked in this browser. */
export function DrawProof({ draw }: { draw: Draw }) {
  const { t } = useTranslation('draws');
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState<boolean | null>(null);
  const [commitment, secret] = draw.proof?.split(':') ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draw is another proof.
  useEffect(() => setChecked(null), [draw.issue, draw.gameCode]);
  if (!commitment) return null;
  return (
    <Disclosure title={t('proof.title')} open={open} onToggle={setOpen}>
      <p css={styles.text}>{t('proof.text')}</p>
      <dl css={styles.rows}>
        <dt>{t('proof.before')}</dt>
        <dd>{commitment}</dd>
        {secret && (
          <>
            <dt>{t('proof.after')}</dt>
            <dd>{secret}</dd>
          </>
        )}
      </dl>
      {secret && (
        <div css={styles.check}>
          <Button size="small" icon="shield" onClick={() => void verifyDraw(draw).then(setChecked)}>
            {t('proof.verify')}
          </Button>
          <span role="status">
            {checked !== null && (
              <StateMark state={checked ? 'good' : 'bad'}>{t(checked ? 'proof.good' : 'proof.bad')}</StateMark>
            )}
          </span>
        </div>
      )}
    </Disclosure>
  );
}

const styles = {
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  rows: css({
    margin: `${tokens.space[3]} 0`,
    ...tokens.type.small,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: `0 0 ${tokens.space[2]}`, fontFamily: tokens.font.mono, overflowWrap: 'anywhere' },
  }),
  check: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3], ...tokens.type.small }),
};
