import type { Activity } from '@atrium/contracts/promotion-activities';
import type { Promotion } from '@atrium/contracts/promotions';
import { type ApiError, host, useErrorSentence, useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawingAtom, drawTicketAtom } from './rewards.state.ts';

interface RewardCardProps {
  promotion: Promotion;
  /** The member's own part; undefined where it is not known. */
  part: Activity | undefined;
  /** The own part is on its way: nothing can be drawn yet. */
  pending: boolean;
}

/** A promotion with its terms; where it holds tickets, the way to draw one, or what the own ticket won (1-36). */
export function RewardCard({ promotion, part, pending }: RewardCardProps) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const money = useMoney();
  const sentence = useErrorSentence();
  const running = useAtomValue(drawingAtom);
  const drawTicket = useSetAtom(drawTicketAtom);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { id, title, summary, endsAt, state } = promotion;
  const ticketText = (amount: string) =>
    amount === '0' ? t('rewards.noPrize') : t('rewards.prize', { amount: money(amount) });
  const read = () => {
    host().closeCentre();
    host().navigate(`/promoDetail?id=${encodeURIComponent(id)}`);
  };
  const draw = async () => {
    setFailure(null);
    const drawn = await drawTicket(id);
    if ('failure' in drawn) setFailure(drawn.failure);
    else host().toast(drawn.amount === '0' ? 'info' : 'success', ticketText(drawn.amount));
  };
  return (
    <li css={styles.card}>
      <div css={styles.words}>
        <h3 css={styles.title}>{title}</h3>
        <p css={styles.text}>{summary}</p>
        {endsAt && <p css={styles.text}>{t('rewards.until', { at: instant(endsAt, 'date') })}</p>}
      </div>
      <Button onClick={read} aria-label={t('rewards.readOf', { title })}>
        {t('rewards.read')}
      </Button>
      {state === 'claim' &&
        (part?.state === 'claimed' ? (
          <p css={styles.ticket}>{ticketText(part.received)}</p>
        ) : (
          <Button
            variant="primary"
            disabled={running || pending}
            onClick={() => void draw()}
            aria-label={t('rewards.claimOf', { title })}
          >
            {t('rewards.claim')}
          </Button>
        ))}
      {failure && (
        <Note tone="bad" role="alert" css={styles.failure}>
          {sentence(failure)}
        </Note>
      )}
    </li>
  );
}

const styles = {
  card: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[4],
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  words: css({ flex: '1 1 280px' }),
  title: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
  ticket: css({ margin: 0, ...tokens.type.small, fontWeight: tokens.weight.strong }),
  failure: css({ flex: '1 0 100%' }),
  text: css({ margin: `${tokens.space[1]} 0 0`, color: tokens.color.text2, ...tokens.type.small }),
};
