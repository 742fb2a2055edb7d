import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { TAB_BAR } from '@atrium/ui/tab-bar';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { OpenOverrides } from './open-overrides.ts';

interface BadgeProps {
  overrides: Pick<OpenOverrides, 'on' | 'away'>;
  onOff: () => void;
}

/** Adds the badge to the page outside the portal's root, so that no failure in the portal removes it. */
export function showBadge(overrides: BadgeProps['overrides'], onOff: () => void): void {
  const place = document.body.appendChild(document.createElement('aside'));
  createRoot(place).render(
    <I18nextProvider i18n={host().i18n}>
      <OverrideBadge overrides={overrides} onOff={onOff} />
    </I18nextProvider>,
  );
}

/** Shows that this browser differs from what members see, with a button that ends it. */
export function OverrideBadge({ overrides: { on, away }, onOff }: BadgeProps) {
  const { t } = useTranslation('shell');
  const names = (remotes: readonly { name: string }[]) => remotes.map(({ name }) => name).join(', ');
  return (
    <div role="status" aria-label={t('override.label')} css={styles.badge}>
      {on.length > 0 && <span>{t('override.on', { names: names(on) })}</span>}
      {away.length > 0 && <span>{t('override.gone', { names: names(away) })}</span>}
      <Button size="small" css={styles.off} onClick={onOff}>
        {t('override.off')}
      </Button>
    </div>
  );
}

const INK = '#201600';

const styles = {
  badge: css({
    position: 'fixed',
    insetInlineStart: tokens.space[3],
    insetBlockEnd: tokens.space[3],
    [media.phone]: { insetBlockEnd: `calc(${TAB_BAR} + ${tokens.space[3]})` },
    zIndex: 2_000,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    paddingBlock: tokens.space[2],
    paddingInline: tokens.space[3],
    borderRadius: 8,
    background: '#ffd24d',
    color: INK,
    fontWeight: 600,
    fontSize: 14,
    boxShadow: '0 2px 12px rgb(0 0 0 / 40%)',
  }),
  // The badge looks the same in every theme and brand; so does its button.
  off: css({ '&&&&': { borderColor: INK, color: INK }, '&&&&:hover': { background: 'rgb(0 0 0 / 12%)' } }),
};
