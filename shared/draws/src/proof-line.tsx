import type { DrawProof } from '@atrium/contracts/draws';
import { useInstant } from '@atrium/host';
import { roundTimeMs } from '@atrium/lottery-rules/proof/beacon-rounds';
import { media, tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** The way of a draw in time: hash, closing, random value, numbers, and the verification in this browser. */
export function ProofLine({ proof, isVerified }: { proof: DrawProof; isVerified: boolean }) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const { place, tickets, beacon, secret, result, closesAt, drawsAt } = proof;
  const steps = [
    { step: 'commitment', at: place?.committedAt, isDone: place !== null },
    { step: 'closed', at: tickets?.frozenAt ?? closesAt, isDone: tickets !== null },
    {
      step: 'value',
      at: beacon && new Date(roundTimeMs(beacon.chain, beacon.round)).toISOString(),
      isDone: Boolean(beacon?.signature),
    },
    { step: 'numbers', at: drawsAt, isDone: secret !== null && result !== null },
    { step: 'verified', at: null, isDone: isVerified },
  ] as const;
  return (
    <ol aria-label={t('proof.line.name')} css={styles.line}>
      {steps.map(({ step, at, isDone }) => (
        <li key={step} css={[styles.step, isDone && styles.done]}>
          {at && (
            <time dateTime={at} css={styles.at}>
              {instant(at, 'full')}
            </time>
          )}
          <span>{t(`proof.line.${step}`)}</span>
          <VisuallyHidden> {t(isDone ? 'proof.line.done' : 'proof.line.next')}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const DOT = 10;
const styles = {
  line: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    margin: `${tokens.space[3]} 0`,
    padding: 0,
    listStyle: 'none',
    ...tokens.type.small,
    [media.compact]: { gridAutoFlow: 'row', gap: tokens.space[2] },
  }),
  step: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    paddingBlockStart: DOT + 8,
    color: tokens.color.text2,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: DOT,
      blockSize: DOT,
      border: `2px solid ${tokens.color.lineStrong}`,
      borderRadius: tokens.radius.round,
      boxSizing: 'border-box',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: DOT / 2 - 1,
      insetInline: `${DOT + 4}px calc(-1 * ${tokens.space[2]})`,
      blockSize: 2,
      background: tokens.color.lineStrong,
    },
    [media.compact]: {
      paddingBlockStart: 0,
      paddingInlineStart: DOT + 12,
      '&::before': { insetBlockStart: 5 },
      '&:not(:last-child)::after': {
        insetBlock: `${DOT + 8}px -10px`,
        insetInline: `${DOT / 2 - 1}px auto`,
        inlineSize: 2,
        blockSize: 'auto',
      },
    },
  }),
  done: css({
    color: tokens.color.text,
    '&::before': { background: tokens.color.text, borderColor: tokens.color.text },
  }),
  at: css({ fontWeight: tokens.weight.strong, ...tokens.numerals }),
};
