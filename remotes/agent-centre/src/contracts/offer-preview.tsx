import { useSettled } from '@atrium/centre/use-settled';
import type { ContractKind } from '@atrium/contracts/agent-contracts';
import { useErrorSentence, useResource } from '@atrium/host';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { type OfferBody, whatIfResource } from './contracts.state.ts';
import { LadderStanding } from './ladder-standing.tsx';

const REST_MS = 400;

interface OfferPreviewProps {
  /** Undefined while something is missing. */
  offer: OfferBody | undefined;
  kind: ContractKind;
  account: string;
}

/** What the offer would have paid in the last period, computed by the server from the team's settled bets (12-03). */
export function OfferPreview({ offer, kind, account }: OfferPreviewProps) {
  const { t } = useTranslation('agent-centre');
  const sentence = useErrorSentence();
  const typed = offer ? JSON.stringify(offer) : '';
  const settled = useSettled(typed, REST_MS);
  const { value, error } = useResource(
    whatIfResource,
    { body: settled ? (JSON.parse(settled) as OfferBody) : UNASKED },
    { paused: settled === '' },
  );
  const current = settled !== '' && settled === typed;
  return (
    <section aria-live="polite" css={styles.preview}>
      <SectionHead title={t('contracts.standing.title')} level={3} />
      {!offer ? (
        <p css={styles.quiet}>{t('contracts.standing.incomplete')}</p>
      ) : current && error ? (
        <Note tone="warn">{sentence(error)}</Note>
      ) : (
        <>
          <p css={styles.quiet}>{t('contracts.standing.method', { account })}</p>
          <LadderStanding
            kind={kind}
            side="given"
            clauses={offer.clauses}
            standing={current ? value?.ended : undefined}
          />
        </>
      )}
    </section>
  );
}

const UNASKED: OfferBody = { memberId: '0', kind: 'dividend', clauses: [{ ratePercent: 1 }] };

const styles = {
  // Beside a long form it stays in view.
  preview: css({
    position: 'sticky',
    insetBlockStart: 0,
    [media.compact]: { position: 'static' },
    display: 'grid',
    gap: tokens.space[3],
    padding: tokens.space[4],
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
  }),
  quiet: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
