import type { DrawProof } from '@atrium/contracts/draws';
import type { ProofStep, Verification } from '@atrium/lottery-rules/proof/verify-draw';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Each step of a verification with its outcome and a sentence. */
export function ProofSteps({ proof, verification }: { proof: DrawProof; verification: Verification }) {
  const { t } = useTranslation('draws');
  return (
    <ol css={styles.steps}>
      {verification.steps.map((step) => (
        <li key={step.step}>
          <StateMark state={step.ok ? 'good' : 'bad'}>{t(`proof.steps.${step.step}.name`)}</StateMark>
          <p css={styles.sentence}>{t(`proof.steps.${step.step}.${outcomeOf(step, proof)}`, step.data)}</p>
        </li>
      ))}
    </ol>
  );
}

function outcomeOf({ step, ok, data }: ProofStep, { scheme }: DrawProof): string {
  if (!ok) return 'bad';
  if (step === 'numbers' && scheme === 1) return 'alone';
  return step === 'beacon' && Number(data.moves) > 0 ? 'moved' : 'ok';
}

const styles = {
  steps: css({
    display: 'grid',
    gap: tokens.space[2],
    margin: `${tokens.space[3]} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
  sentence: css({ margin: 0, color: tokens.color.text2, overflowWrap: 'anywhere', ...tokens.type.small }),
};
