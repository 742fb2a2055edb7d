import type { DrawProof } from '@atrium/contracts/draws';
import { useInstant } from '@atrium/host';
import type { ProofStepName, Verification } from '@atrium/lottery-rules/proof/verify-draw';
import { roundTimeMs, SANDBOX_BEACON_ID } from '@atrium/lottery-rules/proof/beacon-rounds';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { StateMark } from '@atrium/ui/state-mark';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadProof } from './download-proof.ts';
import { ProofLine } from './proof-line.tsx';
import { type Explained, ProofSteps } from './proof-steps.tsx';

/** The public facts of a draw, the verification in this browser and its outcome, step by step. */
export function ProofView({ proof }: { proof: DrawProof }) {
  const { t, i18n } = useTranslation('draws');
  const instant = useInstant();
  const [verification, setVerification] = useState<Verification | 'running'>();
  const [explained, setExplained] = useState<Explained>({ drawn: null, way: null });
  if (proof.scheme === 0) return <p css={styles.text}>{t('proof.outside')}</p>;
  const { commitment, beacon, tickets, secret } = proof;
  const verify = async () => {
    setVerification('running');
    const { explainDraw, explainTicket, verifyDraw } = await import('@atrium/lottery-rules/proof/verify-draw');
    const verified = await verifyDraw(proof);
    const isGood = (name: ProofStepName) => verified.steps.some(({ step, ok }) => step === name && ok);
    setExplained({
      drawn: proof.scheme === 2 && isGood('numbers') ? explainDraw(proof) : null,
      way: isGood('ticket') ? explainTicket(proof) : null,
    });
    setVerification(verified);
  };
  const facts: [name: string, value: string | undefined, mono?: boolean][] = [
    [t('proof.commitment'), commitment, true],
    [t('proof.secret'), secret ?? undefined, true],
    [t('proof.root'), tickets?.root, true],
    [
      t('proof.value'),
      beacon
        ? t('proof.round', {
            round: beacon.round,
            at: instant(new Date(roundTimeMs(beacon.chain, beacon.round)).toISOString(), 'full'),
          })
        : undefined,
    ],
    [t('proof.count'), tickets?.count.toLocaleString(i18n.language)],
  ];
  return (
    <>
      <p css={styles.text}>{t(proof.scheme === 1 ? 'proof.old' : 'proof.text')}</p>
      {proof.scheme === 2 && (
        <ProofLine proof={proof} isVerified={typeof verification === 'object' && verification.ok} />
      )}
      <dl css={styles.facts}>
        {facts.map(
          ([name, value, mono]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd css={mono && styles.mono}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {proof.state === 'voided' ? (
        <p css={styles.text}>{t('proof.voided')}</p>
      ) : secret === null ? (
        <p css={styles.text}>{t('proof.waiting')}</p>
      ) : (
        <div css={styles.actions}>
          <Button size="small" icon="shield" disabled={verification === 'running'} onClick={() => void verify()}>
            {t('proof.verify')}
          </Button>
          <Button size="small" onClick={() => downloadProof(proof)}>
            {t('proof.download')}
          </Button>
          <span role="status">
            {verification === 'running' ? (
              <StateMark state="waiting">{t('proof.verifying')}</StateMark>
            ) : verification ? (
              <StateMark state={verification.ok ? 'good' : 'bad'}>
                {t(verification.ok ? 'proof.good' : 'proof.bad')}
              </StateMark>
            ) : null}
          </span>
        </div>
      )}
      {verification && verification !== 'running' && (
        <ProofSteps proof={proof} verification={verification} {...explained} />
      )}
      {beacon?.chain.beaconId === SANDBOX_BEACON_ID && (
        <Note tone="warn" css={styles.note}>
          {t('proof.sandbox')}
        </Note>
      )}
    </>
  );
}

const styles = {
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.space[3]} ${tokens.space[5]}`,
    margin: `${tokens.space[4]} 0`,
    ...tokens.type.small,
    '& dt': { marginBlockEnd: tokens.space[1], color: tokens.color.text2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere', ...tokens.numerals },
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  mono: css({
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    borderRadius: tokens.radius.small,
    background: tokens.color.sunk,
    fontFamily: tokens.font.mono,
    ...tokens.type.legal,
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3], ...tokens.type.body }),
  note: css({ marginBlockStart: tokens.space[3] }),
};
