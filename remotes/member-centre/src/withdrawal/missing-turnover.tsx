import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { withdrawalOptions } from '@atrium/contracts/payments';
import { useMoney } from '@atrium/host';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** What has been staked of what the brand requires before the next withdrawal. Source: 11-10. */
export function MissingTurnover({
  turnover: { staked, required },
}: {
  turnover: NonNullable<ReplyOf<typeof withdrawalOptions>['bonusTurnover']>;
}) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const label = t('withdraw.turnover');
  return (
    <div css={styles.turnover}>
      <span aria-hidden>{label}</span>
      <Progress
        label={label}
        value={Number(staked) / Number(required)}
        text={t('bonus.turnoverOf', { done: money(staked), all: money(required) })}
        tone="own"
      />
    </div>
  );
}

const styles = {
  turnover: css({
    display: 'grid',
    gap: tokens.space[1],
    maxInlineSize: 520,
    marginBlockStart: tokens.space[5],
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
};
