import type { DrawProof } from '@atrium/contracts/draws';
import { groupsOf, isFamily } from '@atrium/lottery-rules/families';
import type { DrawnNumber } from '@atrium/lottery-rules/proof/numbers';
import type { ProofStep, TicketWay, Verification } from '@atrium/lottery-rules/proof/verify-draw';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { DrawnBytes } from './drawn-bytes.tsx';
import { TicketPath } from './ticket-path.tsx';

export interface Explained {
  /** How the numbers came out of the bytes; null where they did not. */
  drawn: readonly DrawnNumber[] | null;
  /** How the ticket leads to the fingerprint; null where it does not. */
  way: TicketWay | null;
}

interface ProofStepsProps extends Explained {
  proof: DrawProof;
  verification: Verification;
}

/** Each step of a verification with its outcome and a sentence; the numbers with the bytes that gave them, the ticket with its way to the fingerprint. */
export function ProofSteps({ proof, verification, drawn, way }: ProofStepsProps) {
  const { t } = useTranslation('draws');
  return (
    <ol aria-label={t('proof.stepByStep')} css={styles.steps}>
      {verification.steps.map((step) => (
        <li key={step.step} css={styles.step}>
          <b css={styles.name}>
            <span css={[styles.badge, !step.ok && styles.bad]}>
              <Icon name={step.ok ? 'check' : 'close'} size={16} />
            </span>
            {t(`proof.steps.${step.step}.name`)}
          </b>
          <p css={styles.sentence}>{t(`proof.steps.${step.step}.${outcomeOf(step, proof)}`, step.data)}</p>
          {step.step === 'numbers' && drawn && <DrawnBytes drawn={drawn} isDrum={isDrum(proof.family)} />}
          {step.step === 'ticket' && way && <TicketPath way={way} />}
        </li>
      ))}
    </ol>
  );
}

const isDrum = (family: string): boolean => isFamily(family) && groupsOf(family)[0]?.kind === 'picks';

function outcomeOf({ step, ok, data }: ProofStep, { scheme }: DrawProof): string {
  if (!ok) return 'bad';
  if (step === 'numbers' && scheme === 1) return 'alone';
  return step === 'beacon' && Number(data.moves) > 0 ? 'moved' : 'ok';
}

const BADGE_PX = 28;
const styles = {
  steps: css({
    display: 'grid',
    gap: tokens.space[4],
    margin: `${tokens.space[4]} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[1],
    paddingInlineStart: BADGE_PX + 12,
    // From one badge to the next.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `${BADGE_PX + 2}px calc(-1 * ${tokens.space[3]})`,
      insetInlineStart: BADGE_PX / 2 - 1,
      inlineSize: 2,
      background: tokens.color.lineStrong,
    },
  }),
  name: css({
    minBlockSize: BADGE_PX,
    alignContent: 'center',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    ...tokens.type.title,
  }),
  badge: css({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: BADGE_PX,
    blockSize: BADGE_PX,
    borderRadius: tokens.radius.round,
    background: tokens.color.text,
    color: tokens.color.ground,
  }),
  bad: css({ background: tokens.color.error, color: tokens.color.onError }),
  sentence: css({ margin: 0, color: tokens.color.text2, overflowWrap: 'anywhere', ...tokens.type.small }),
};
