import { CENTRE_PARAMETER, host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BalanceDisplay } from './balance-display.tsx';
import { useMemberItems } from './member-items.ts';

/** A member's part of the header, in the order of specification 2.3. */
export function MemberArea({ account }: { account: string }) {
  const { t } = useTranslation('shell');
  const items = useMemberItems();
  // One main action per screen: a game and an open centre have their own.
  const { pathname, search } = useLocation();
  const quiet = pathname === '/game' || new URLSearchParams(search).has(CENTRE_PARAMETER);
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
  }),
};
