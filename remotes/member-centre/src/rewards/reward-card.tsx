import type { Promotion } from '@atrium/contracts/promotions';
import { host, useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { claiming } from './rewards.state.ts';

/** A promotion with its terms; where it holds tickets, the way to draw one (1-36). */
export function RewardCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const money = useMoney();
  const running = useAtomValue(claiming.runningAtom);
  const claim = useSetAtom(claiming.sendAtom);
  const { id, title, summary, endsAt, state } = promotion;
  const read = () => {
    host().closeCentre();
    host().navigate(`/promoDetail?id=${encodeURIComponent(id)}`);
  };
  const draw = async () => {
    const drawn = await claim({ body: { promotionId: id } });
    if (drawn?.amount === '0') host().toast('info', t('rewards.noPrize'));
    else if (drawn) host().toast('success', t('rewards.prize', { amount: money(drawn.amount) }));
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
      {state === 'claim' && (
        <Button
          variant="primary"
          disabled={running}
          onClick={() => void draw()}
          aria-label={t('rewards.claimOf', { title })}
        >
          {t('rewards.claim')}
        </Button>
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
  text: css({ margin: `${tokens.space[1]} 0 0`, color: tokens.color.text2, ...tokens.type.small }),
};
