import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Third, thirdPartySignInAtom } from '../third-party.state.ts';

const THIRDS: readonly { third: Third; switchName: 'googleLogin' | 'facebookLogin' }[] = [
  { third: 'google', switchName: 'googleLogin' },
  { third: 'facebook', switchName: 'facebookLogin' },
];

/** Sign-in by somebody else's account, each only if it is enabled. */
export function ThirdParties() {
  const { t } = useTranslation('shell');
  const signInWith = useSetAtom(thirdPartySignInAtom);
  const thirds = THIRDS.filter(({ switchName }) => isSwitchOn(host().permission().whitelabel, switchName));
  if (thirds.length === 0) return null;
  return (
    <>
      <p css={styles.or}>{t('login.orWith')}</p>
      <div css={styles.thirds}>
        {thirds.map(({ third }) => (
          <Button key={third} icon={third} onClick={() => void signInWith(third)}>
            {t(`login.third.${third}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

const line = { content: '""', flex: 1, blockSize: 1, background: tokens.color.line } as const;
const styles = {
  or: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3], color: tokens.color.text2, ...tokens.type.small, '&::before': line, '&::after': line }),
  thirds: css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: tokens.space[2] }),
};
