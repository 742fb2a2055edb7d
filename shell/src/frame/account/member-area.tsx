import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { BalanceDisplay } from './balance-display.tsx';
import { useMemberItems } from './member-items.ts';
import { useOwnMainAction } from './use-own-main-action.ts';

/** A member's part of the header, in the order of specification 2.3. */
export function MemberArea({ account }: { account: string }) {
  const { t } = useTranslation('shell');
  const items = useMemberItems();
  const quiet = useOwnMainAction();
  return (
    <div css={styles.area}>
      <BalanceDisplay />
      <Button
        size="small"
        variant={quiet ? 'plain' : 'primary'}
        onClick={() => host().openCentre('member', 'depositv2')}
      >
        {t('account.deposit')}
      </Button>
      <Button size="small" css={styles.withdraw} onClick={() => host().openCentre('member', 'withdraw')}>
        {t('account.withdraw')}
      </Button>
      <span css={styles.rest}>
        <button
          type="button"
          title={account}
          css={[styles.item, styles.account]}
          onClick={() => host().openCentre('member', 'securityCenter')}
        >
          {account}
        </button>
        {items.map(({ key, label, press }) => (
          <button key={key} type="button" css={styles.item} onClick={press}>
            {t(label)}
          </button>
        ))}
      </span>
    </div>
  );
}

const styles = {
  area: css({ display: 'flex', alignItems: 'center', gap: 2, minInlineSize: 0 }),
  rest: css({
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
  withdraw: css({ marginInline: tokens.space[2] }),
  item: css({
    flex: 'none',
    minBlockSize: 32,
    padding: `6px ${tokens.space[2]}`,
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    whiteSpace: 'nowrap',
    ...tokens.type.small,
    [media.hover]: { '&:hover': { color: tokens.color.text } },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  account: css({
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    maxInlineSize: 140,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // The times beside it are shown whole.
    '@media (max-width: 1239.98px)': { maxInlineSize: 96 },
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  }),
};
