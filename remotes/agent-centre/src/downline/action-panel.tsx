import { Card } from '@atrium/ui/card';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ActionPanelProps {
  title: string;
  text?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form about one account as a part of the page: a dialog over the centre's own would lose what is typed. */
export function ActionPanel({ title, text, onClose, children }: ActionPanelProps) {
  const { t } = useTranslation('agent-centre');
  return (
    <Card
      as="section"
      aria-label={title}
      title={title}
      titleEnd={<IconButton icon="close" label={t('close')} onClick={onClose} />}
      level={3}
      css={styles.card}
    >
      {text && <p css={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}

const styles = {
  card: css({ marginBlock: tokens.space[4] }),
  text: css({ margin: 0, marginBlockEnd: tokens.space[4], color: tokens.color.text2, ...tokens.type.small }),
};
