import type { Identity } from '@atrium/contracts/identity-checks';
import { useInstant, useMoney } from '@atrium/host';
import { Badge, type BadgeProps } from '@atrium/ui/badge';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './address-form.tsx';
import { DocumentForm } from './document-form.tsx';

type Level = Identity['levels'][number];
const TONES: Record<Level['state'], NonNullable<BadgeProps['tone']>> = {
  none: 'plain',
  pending: 'own',
  verified: 'win',
  refused: 'error',
  expired: 'warn',
};

interface LevelCardProps {
  identity: Identity;
  level: Level;
  onSent: () => void;
}

/** One level: its state, what it gives, and the form where documents are wanted. */
export function LevelCard({ identity, level, onSent }: LevelCardProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const { state, reason, validUntil, monthlyDeposit } = level;
  /** The cap of the level below. */
  const before = level.level === 1 ? identity.monthlyDeposit : identity.levels[0]!.monthlyDeposit;
  const gives = [
    identity.payoutLevel === level.level && t('identity.gives.payouts'),
    identity.playLevel === level.level && t('identity.gives.play'),
    monthlyDeposit !== null && t('identity.gives.cap', { amount: money(monthlyDeposit) }),
    monthlyDeposit === null && before !== null && t('identity.gives.noCap'),
  ].filter((text) => text !== false);
  const waits = level.level === 2 && identity.level < 1;
  const open = !waits && state !== 'pending' && state !== 'verified';
  return (
    <section css={styles.card}>
      <SectionHead
        title={t(`identity.levels.${level.level}`)}
        level={3}
        end={<Badge tone={TONES[state]}>{t(`identity.states.${state}`)}</Badge>}
      />
      {gives.length > 0 && (
        <>
          <p css={styles.lead}>{t('identity.gives.lead')}</p>
          <ul css={styles.gives}>
            {gives.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'pending' && <Note>{t('identity.pending')}</Note>}
      {state === 'verified' && validUntil && (
        <p css={styles.lead}>{t('identity.verifiedUntil', { date: instant(`${validUntil}T12:00:00Z`, 'date') })}</p>
      )}
      {state === 'refused' && (
        <Note tone="bad" title={t('identity.refused')}>
          <bdi>{reason}</bdi>
        </Note>
      )}
      {state === 'expired' && <Note tone="warn">{t('identity.expired')}</Note>}
      {waits && <p css={styles.lead}>{t('identity.first')}</p>}
      {open && (level.level === 1 ? <DocumentForm onSent={onSent} /> : <AddressForm onSent={onSent} />)}
    </section>
  );
}

const styles = {
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  lead: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  gives: css({ display: 'grid', gap: tokens.space[1], margin: 0, paddingInlineStart: tokens.space[5] }),
};
