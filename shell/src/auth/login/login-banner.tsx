import { noticeQuery } from '@atrium/contracts/configuration';
import { announcements } from '@atrium/contracts/notices';
import { createResource, useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../../language/language-code.ts';
import { HeroScene } from '../../scenes/hero-scene.tsx';

const banners = createResource(announcements);
const HEIGHT_PX = 104;

/**
 * The banner group w_login, above the form; nothing if the group is empty. Its room is kept while it loads: a press on a
 * form that moves hits the wrong place.
 */
export function LoginBanner() {
  const { i18n } = useTranslation();
  const { value, error } = useResource(banners, { query: noticeQuery(languageCode(i18n)) });
  if (!value && !error) return <Skeleton height={HEIGHT_PX} />;
  const banner = value?.banners.find(({ group }) => group === 'w_login');
  if (!banner) return null;
  return (
    <div data-banner={banner.id} css={styles.banner}>
      <HeroScene scene={banner.scene} viewBox="334 12 470 136" />
      <p css={styles.words}>{banner.title}</p>
    </div>
  );
}

const styles = {
  banner: css({
    position: 'relative',
    blockSize: HEIGHT_PX,
    overflow: 'hidden',
    background: tokens.color.heroNear,
    color: tokens.color.heroInk,
    '& svg': { inlineSize: '100%', blockSize: '100%' },
  }),
  words: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: `${tokens.space[1]} ${tokens.space[6]}`,
    background: tokens.color.heroNear,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
};
