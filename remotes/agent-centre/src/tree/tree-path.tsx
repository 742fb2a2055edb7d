import { Button } from '@atrium/ui/button';
import { Icon } from '@atrium/ui/icon';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface TreePathProps {
  /** From the agent down to whose downline is shown. */
  path: readonly { id: string; account: string }[];
  onOpen: (under: string | undefined) => void;
}

export function TreePath({ path, onOpen }: TreePathProps) {
  const { t } = useTranslation('agent-centre');
  return (
    <nav aria-label={t('downline.path')}>
      <ol css={styles.list}>
        {path.map(({ id, account }, at) => (
          <li key={id} css={styles.step}>
            {at > 0 && <Icon name="end" size={14} />}
            <Button
              size="small"
              variant="quiet"
              aria-current={at === path.length - 1 ? 'page' : undefined}
              onClick={() => onOpen(at === 0 ? undefined : id)}
            >
              {account}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }),
  step: css({ display: 'flex', alignItems: 'center' }),
};
