import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Download } from '../../contacts/contacts.ts';
import { APP_NAMESPACE } from '../../language/app-texts.ts';
import { installAtom, installPromptAtom } from '../../offline/install-prompt.state.ts';

const STEPS = [1, 2, 3, 4] as const;
/** A configuration profile for iOS whose icon opens the site. */
const PROFILE = '/install/ios-lite.mobileconfig';

/** How to install one app: by the browser itself, or with a profile for iOS lite. */
export function InstallSteps({ app }: { app: Download['key'] }) {
  const { t } = useTranslation('shell');
  const { t: appText } = useTranslation(APP_NAMESPACE);
  const offered = useAtomValue(installPromptAtom);
  const install = useSetAtom(installAtom);
  const step = (number: number) =>
    app === 'MOBILECONFIG'
      ? t(`download.step.ios.${number}`)
      : appText(`install.step.${app === 'IOS' ? 'ios' : 'android'}.${number}`);
  return (
    <>
      <ol css={styles.steps}>
        {STEPS.map((number) => (
          <li key={number}>{step(number)}</li>
        ))}
      </ol>
      {app === 'MOBILECONFIG' ? (
        <a href={PROFILE} css={[buttonLook({ variant: 'primary' }), styles.action]}>
          {appText('install.profile')}
        </a>
      ) : (
        offered && (
          <Button variant="primary" css={styles.action} onClick={() => void install()}>
            {appText('install.button')}
          </Button>
        )
      )}
    </>
  );
}

const styles = {
  steps: css({
    display: 'grid',
    gap: tokens.space[3],
    maxInlineSize: '64ch',
    counterReset: 'step',
    '& li': { display: 'flex', gap: tokens.space[4], counterIncrement: 'step', color: tokens.color.text2 },
    '& li::before': {
      content: 'counter(step)',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 28,
      blockSize: 28,
      borderRadius: tokens.radius.round,
      background: tokens.color.surface3,
      color: tokens.color.text,
      fontWeight: tokens.weight.bold,
      ...tokens.type.small,
    },
  }),
  action: css({ justifySelf: 'start', marginBlockStart: tokens.space[4] }),
};
