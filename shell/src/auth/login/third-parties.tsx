import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { TermsSentence } from '../terms-sentence.tsx';
import { askThirdParty } from '../third-party/ask-third-party.ts';
import { providersResource } from '../third-party/third-party.state.ts';

/** Sign-in with a third party, each shown only if it is configured and enabled. */
export function ThirdParties() {
  const { t } = useTranslation('shell');
  const { value: providers = [] } = useResource(providersResource);
  if (providers.length === 0) return null;
  return (
    <>
      <p css={styles.or}>{t('login.orWith')}</p>
      <div css={styles.thirds}>
        {providers.map((provider) => (
          <Button key={provider.third} icon={provider.third} onClick={() => askThirdParty(provider)}>
            {t(`login.third.${provider.third}`)}
          </Button>
        ))}
      </div>
      <p css={styles.terms}>
        <TermsSentence text="login.thirdTerms" />
      </p>
    </>
  );
}

const line = { content: '""', flex: 1, blockSize: 1, background: tokens.color.line } as const;
const styles = {
  or: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    color: tokens.color.text2,
    ...tokens.type.small,
    '&::before': line,
    '&::after': line,
  }),
  terms: css({ color: tokens.color.text2, ...tokens.type.small }),
  thirds: css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: tokens.space[2] }),
};
