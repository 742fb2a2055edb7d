import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
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
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Card
      as="section"
      ref={card}
      tabIndex={-1}
      title={t('register.opened', { account })}
      aria-label={t('register.opened', { account })}
      level={3}
      css={styles.card}
    >
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
    </Card>
  );
}

const styles = {
  card: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480 }),
  text: css({ margin: 0, color: tokens.color.text2 }),
};
