import { TRIAL_ROLE, useBalance, useMoney, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { relaunchAtom } from './game.state.ts';

/** Below the game: whether it is played with real or demo money. */
export function GameFoot({ launch }: { launch: KeptLaunch }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const balance = useBalance();
  const trial = useSession()?.isAgent === TRIAL_ROLE;
  const relaunch = useSetAtom(relaunchAtom);
  const demo = launch.mode === 'demo';
  return (
    <div css={styles.foot}>
      <span>
        {demo ? t('game.demoText') : t('game.realText')}
        {demo && !trial && balance && <b> {t('game.balanceUntouched', { amount: money(balance.sumBalance) })}</b>}
      </span>
      {demo && !trial && (
        <Button size="small" css={styles.real} onClick={() => void relaunch('real')}>
          {t('game.playReal')}
        </Button>
      )}
    </div>
  );
}

const styles = {
  foot: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[4],
    minBlockSize: 52,
    paddingInline: `${tokens.space[4]} ${tokens.space[2]}`,
    border: `1px solid ${tokens.color.line}`,
    borderEndStartRadius: tokens.radius.large,
    borderEndEndRadius: tokens.radius.large,
    background: tokens.color.surface,
    color: tokens.color.text2,
    ...tokens.type.small,
    '& b': { color: tokens.color.text, fontWeight: tokens.weight.strong },
    [media.compact]: { display: 'none' },
  }),
  real: css({ marginInlineStart: 'auto' }),
};
