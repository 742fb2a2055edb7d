import { host } from '@atrium/host';
import { formatCountry } from '@atrium/i18n/format';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConsentChange } from '../../live/analytics/consent-change.tsx';
import { openLimits } from '../../protection/limits-button.tsx';
import { column } from '../../document/column.ts';
import { siteVersion } from '../../document/site-version.ts';
import { FooterLinks } from './footer-links.tsx';
import { PartnerStrip } from './partner-strip.tsx';
import { ABOUT_LINKS, HELP_LINKS, SITE_LINKS } from '../../pages/help/topics.ts';

/** Source: specification 2.5. */
export function Footer() {
  const { t, i18n } = useTranslation('shell');
  const { brand, name, market, licence } = host().brand;
  const country = market && formatCountry(market, i18n.language);
  const steps = useId();
  return (
    <footer data-area="footer">
      <PartnerStrip />
      <div css={styles.foot}>
        <div css={[column, styles.columns]}>
          <div>
            <Link to="/" aria-label={name} css={styles.logo}>
              <BrandLogo brand={brand} />
            </Link>
            <p css={styles.words}>{t('footer.offer', { market: country ?? name })}</p>
          </div>
          <FooterLinks title={t('footer.site')} links={SITE_LINKS} />
          <FooterLinks title={t('footer.help')} links={HELP_LINKS} />
          <FooterLinks title={t('footer.about')} links={ABOUT_LINKS} />
          <section aria-labelledby={steps}>
            <h2 id={steps} css={styles.title}>
              {t('footer.steps')}
            </h2>
            <ol css={styles.steps}>
              {['register', 'play', 'win'].map((step) => (
                <li key={step}>
                  <span>
                    <b>{t(`footer.step.${step}.name`)}</b> {t(`footer.step.${step}.text`)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <p css={styles.legal}>
            <span css={styles.age}>{t('footer.age')}</span>
            <span>{t('footer.legal', { brand: name })}</span>
            {licence && <span>{t('footer.licence', { licence })}</span>}
            <button type="button" css={styles.limits} onClick={openLimits}>
              {t('protection.limits')}
            </button>
            <Link to="/help?topic=cookies" css={styles.limits}>
              {t('footer.link.cookies')}
            </Link>
            <span>{t('cookies.version', { version: siteVersion() })}</span>
            <ConsentChange />
          </p>
        </div>
      </div>
    </footer>
  );
}

const styles = {
  foot: css({
    padding: `${tokens.space[8]} 0 ${tokens.space[10]}`,
    background: tokens.color.sunk,
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: '1.4fr .8fr .9fr 1.2fr 1.5fr',
    gap: tokens.space[10],
    [media.compact]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: tokens.space[8] },
    [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: tokens.space[6] },
  }),
  logo: css({ display: 'inline-block', color: tokens.color.text }),
  words: css({ maxInlineSize: '34ch', marginBlockStart: tokens.space[3] }),
  title: css({
    marginBlockEnd: tokens.space[2],
    color: tokens.color.text,
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.strong,
    letterSpacing: 0,
    ...tokens.type.small,
  }),
  steps: css({
    counterReset: 'step',
    '& li': { display: 'flex', gap: 10, paddingBlock: tokens.space[1], counterIncrement: 'step' },
    '& li::before': {
      content: 'counter(step)',
      inlineSize: 12,
      color: tokens.color.accentText,
      fontWeight: tokens.weight.bold,
    },
    '& b': { color: tokens.color.text, fontWeight: tokens.weight.strong },
  }),
  legal: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[4],
    paddingBlockStart: tokens.space[4],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    color: tokens.color.text3,
    ...tokens.numerals,
  }),
  limits: css({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text2,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ...tokens.type.small,
    '&:hover': { color: tokens.color.text },
  }),
  age: css({
    flex: 'none',
    padding: '2px 7px',
    border: '1.5px solid currentColor',
    borderRadius: tokens.radius.round,
    fontWeight: tokens.weight.bold,
    ...tokens.type.legal,
  }),
};
