import { OFFLINE_PATH } from '@atrium/contracts/offline';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Icon, type IconName } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { APP_NAMESPACE } from '../language/app-texts.ts';
import { connectionAtom, newVersionAtom } from './connection.state.ts';

/**
 * Shows the state of the connection, and that a new version is ready. The region is always present, so that screen
 * readers announce changes.
 */
export function ConnectionBar() {
  return (
    <div role="status" aria-label={useTranslation(APP_NAMESPACE).t('bar.label')} css={styles.region}>
      <Sentence />
    </div>
  );
}

function Sentence() {
  const { t } = useTranslation(APP_NAMESPACE);
  const connection = useAtomValue(connectionAtom);
  const [version, setVersion] = useAtom(newVersionAtom);
  const here = useLocation().pathname === OFFLINE_PATH;
  if (connection === 'offline')
    return (
      <Bar icon="warning" tone={styles.warn} text={t('bar.offline')}>
        {!here && (
          <Link to={OFFLINE_PATH} css={buttonLook({ size: 'small' })}>
            {t('bar.works')}
          </Link>
        )}
      </Bar>
    );
  if (connection === 'back') return <Bar icon="check" tone={styles.good} text={t('bar.back')} />;
  if (version)
    return (
      <Bar icon="refresh" text={t('bar.ready')}>
        <Button size="small" variant="primary" onClick={version.changeOver}>
          {t('bar.now')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setVersion(null)}>
          {t('bar.later')}
        </Button>
      </Bar>
    );
  return connection === 'slow' ? <Bar icon="clock" text={t('bar.slow')} /> : null;
}

function Bar({
  icon,
  tone,
  text,
  children,
}: {
  icon: IconName;
  tone?: ReturnType<typeof css>;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div css={[styles.bar, tone]}>
      <Icon name={icon} size={18} />
      <p css={styles.text}>{text}</p>
      {children}
    </div>
  );
}

const styles = {
  region: css({
    position: 'fixed',
    insetInline: tokens.space[4],
    insetBlockEnd: tokens.space[4],
    zIndex: tokens.layer.dropDown,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    // Above the tab bar.
    [media.compact]: { insetBlockEnd: `calc(64px + env(safe-area-inset-bottom) + ${tokens.space[3]})` },
  }),
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[3],
    inlineSize: 'max-content',
    maxInlineSize: 'min(640px, 100%)',
    padding: `${tokens.space[2]} ${tokens.space[4]}`,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
    color: tokens.color.text,
    boxShadow: tokens.elevation.floating,
    pointerEvents: 'auto',
    ...tokens.type.small,
  }),
  // Stays beside its icon also where the buttons wrap.
  text: css({ flex: '1 1 0', minInlineSize: '10rem' }),
  warn: css({ '& > svg': { color: tokens.color.warn } }),
  good: css({ '& > svg': { color: tokens.color.win } }),
};
