import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { isFrameable } from '../launch/kept-launch.ts';
import { useReloadWhenRefused } from '../launch/use-reload-when-refused.ts';

/** Another company's page in the place of a remote, in a sandboxed frame. Its address comes from the signed snapshot. */
export function StandInFrame({ url, path }: { url: string; path: string }) {
  const { t } = useTranslation('shell');
  const frameable = isFrameable(url);
  useReloadWhenRefused(frameable ? url : undefined);
  if (!frameable) return null;
  return (
    <iframe
      title={t('fault.standIn', { path })}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="fullscreen"
      referrerPolicy="no-referrer"
      css={styles.frame}
    />
  );
}

const styles = {
  frame: css({ inlineSize: '100%', blockSize: 'calc(100dvh - 120px)', border: 0, background: tokens.color.surface }),
};
