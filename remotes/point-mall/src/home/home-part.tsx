import { imageAddresses } from '@atrium/contracts/image-address';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { gate, host, useResource, useSession } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Picture } from '@atrium/ui/picture';
import { SectionHead } from '@atrium/ui/section-head';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { balanceResource, rewardsFor } from '../mall/mall.state.ts';

const MOST = 4;

/** On the home page: the rewards that cost least, and for a member the points there are. */
export function Part() {
  const { t, i18n } = useTranslation('point-mall');
  const signedIn = gate(useSession(), 'member') === 'proceed';
  const { value } = useResource(rewardsFor(signedIn), { query: { language: languageCodeOf(i18n.language) } });
  const points = useResource(balanceResource, undefined, { paused: !signedIn }).value?.points;
  const rewards = (value ?? [])
    .filter(({ status }) => status === 'available')
    .toSorted((one, other) => one.pointsRequired - other.pointsRequired)
    .slice(0, MOST);
  if (rewards.length === 0) return null;
  const inWords = (count: number) => t('points', { count, number: formatNumber(count, i18n.language) });
  return (
    <section aria-label={t('home.title')}>
      <SectionHead title={t('home.title')} end={<Link to="/pointMall">{t('home.all')}</Link>}>
        {points !== undefined && (
          <span css={styles.own}>
            {t('balance')} <b>{inWords(points)}</b>
          </span>
        )}
      </SectionHead>
      <ul css={styles.rewards}>
        {rewards.map(({ id, name, picture, pointsRequired }) => (
          <li key={id}>
            <Link to="/pointMall" css={styles.reward}>
              <Picture src={imageAddresses(picture, host().permission().imageCDNs)} alt="" ratio="16 / 11" />
              <span css={styles.words}>
                <b>{name}</b>
                <span css={styles.cost}>{inWords(pointsRequired)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  own: css({
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    '& b': { color: tokens.color.text },
  }),
  rewards: css({
    display: 'grid',
    gridTemplateColumns: `repeat(${MOST}, minmax(0, 1fr))`,
    gap: tokens.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space[3] },
  }),
  reward: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    overflow: 'clip',
    background: tokens.color.surface,
    color: tokens.color.text,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { borderColor: tokens.color.lineStrong } },
  }),
  words: css({
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.space[1],
    padding: tokens.space[3],
    ...tokens.type.small,
    '& b': { flex: 1, overflowWrap: 'anywhere' },
  }),
  cost: css({ color: tokens.color.accentText, fontWeight: tokens.weight.bold, ...tokens.numerals }),
};
