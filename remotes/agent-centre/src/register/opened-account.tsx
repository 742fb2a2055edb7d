import { Button } from '@atrium/ui/button';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';

interface OpenedAccountProps {
  account: string;
  password: string;
  onAnother: () => void;
}

/** What the agent passes on to the owner of the new account. */
export function OpenedAccount({ account, password, onAnother }: OpenedAccountProps) {
  const { t } = useTranslation('agent-centre');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} css={styles.root}>
      <h3 id={id} css={styles.title}>
        {t('register.opened', { account })}
      </h3>
      <p css={styles.text}>{t('register.openedText')}</p>
      <TextField
        label={t('register.name')}
        value={account}
        readOnly
        after={<CopyButton text={account} name={t('register.name')} />}
      />
      <TextField
        label={t('register.password')}
        value={password}
        readOnly
        after={<CopyButton text={password} name={t('register.password')} />}
      />
      <Button variant="primary" onClick={onAnother}>
        {t('register.another')}
      </Button>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480, outline: 'none' }),
  title: css({ margin: 0, overflowWrap: 'anywhere' }),
  text: css({ margin: 0, color: tokens.color.text2 }),
};
