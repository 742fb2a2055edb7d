import { host } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { FaultProps } from '../faults/fault-texts.ts';
import { PageFault } from '../faults/faults.tsx';

interface CentreFaultProps extends FaultProps {
  centre: 'member' | 'agent';
}

/**
 * A centre whose remote cannot be shown. Its title and its close button, which the remote would bring, are the shell's then:
 * nobody has to know Escape to leave. Source: 15-16.
 */
export function CentreFault({ centre, ...fault }: CentreFaultProps) {
  const { t } = useTranslation('shell');
  const title = t(centre === 'member' ? 'account.personalCenter' : 'account.agentCenter');
  return (
    <section aria-label={title} css={[styles.panel, centre === 'member' && styles.framed]}>
      <header css={styles.head}>
        <h2 css={styles.title}>{title}</h2>
        <IconButton icon="close" label={t('action.close')} onClick={() => host().closeCentre()} />
      </header>
      <PageFault {...fault} inPanel />
    </section>
  );
}

const styles = {
  panel: css({ background: tokens.color.surface }),
  framed: css({
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    [media.phone]: { marginInline: `calc(-1 * ${tokens.space[4]})`, borderRadius: 0, borderInline: 0 },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    minBlockSize: 64,
    paddingInline: `${tokens.space[5]} ${tokens.space[3]}`,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.section }),
};
