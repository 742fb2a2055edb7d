import type { Banner } from '@atrium/contracts/notices';
import { ownPathOrHome } from '@atrium/contracts/own-path';
import { Carousel } from '@atrium/ui/carousel';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { measures } from '../../document/measures.ts';
import { HeroScene } from '../../scenes/hero-scene.tsx';

/** From this number of letters on a title needs another line in some language and is set smaller. */
const LONG_TITLE = 42;

/** The banners of the home screen, one after the other. The first one contains the page's main heading. */
export function HeroBanners({ banners }: { banners: readonly Banner[] | undefined }) {
  const { t } = useTranslation('shell');
  const shown = banners?.filter(({ group }) => group === 'home');
  if (!shown) return <Skeleton css={styles.place} height="auto" />;
  if (shown.length === 0) return null;
  return (
    <Carousel
      interval={0}
      css={styles.place}
      labels={{
        region: t('home.banners'),
        pause: t('home.pause'),
        play: t('home.play'),
        slide: (slide, slides) => t('home.slide', { slide, slides }),
      }}
      slides={shown.map((banner, index) => ({ key: banner.id, content: <Hero banner={banner} first={index === 0} /> }))}
    />
  );
}

function Hero({ banner, first }: { banner: Banner; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <div css={styles.hero}>
      <HeroScene scene={banner.scene} />
      <div css={styles.words}>
        <p css={styles.kicker}>{banner.kicker}</p>
        <Heading css={[styles.title, [...banner.title].length > LONG_TITLE && styles.long]}>{banner.title}</Heading>
        <p css={styles.text}>{banner.text}</p>
        <Link to={ownPathOrHome(banner.to)} css={styles.button}>
          {banner.action}
        </Link>
      </div>
    </div>
  );
}

const styles = {
  place: css({ blockSize: measures.heroHeight, borderRadius: tokens.radius.large }),
  hero: css({ position: 'relative', blockSize: '100%', minBlockSize: measures.heroHeight }),
  // A background of its own: a narrow banner's picture extends below the text.
  words: css({
    position: 'relative',
    boxSizing: 'content-box',
    inlineSize: measures.heroWords,
    blockSize: `calc(100% - ${measures.heroEdge})`,
    background: tokens.color.heroNear,
    paddingBlockStart: measures.heroEdge,
    paddingInlineStart: measures.heroEdge,
    [media.phone]: { paddingInlineEnd: tokens.space[2] },
  }),
  kicker: css({
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { ...tokens.type.legal, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
  title: css({
    marginBlock: `${tokens.space[2]} ${tokens.space[3]}`,
    ...tokens.type.figure,
    ...tokens.display,
    ...tokens.numerals,
    [media.phone]: { marginBlock: `${tokens.space[1]} ${tokens.space[3]}`, fontSize: 22, lineHeight: '26px' },
  }),
  long: css({ ...tokens.type.page, [media.phone]: { fontSize: 19, lineHeight: '22px' } }),
  text: css({ maxInlineSize: '27ch', [media.phone]: { display: 'none' } }),
  button: css({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: tokens.size.target,
    marginBlockStart: tokens.space[5],
    paddingInline: tokens.space[4],
    border: '1px solid currentColor',
    borderRadius: tokens.radius.medium,
    fontWeight: tokens.weight.strong,
    whiteSpace: 'nowrap',
    [media.phone]: { marginBlockStart: 0 },
    [media.hover]: { '&:hover': { background: 'rgb(255 255 255 / .12)' } },
  }),
};
