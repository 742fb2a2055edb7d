import { host } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Opened in a new tab, so that typed text stays. Behind the guard, visitors can open only the help without a frame. */
const termsAddress = (): string => `${host().brand.loginedToHomePage ? '/helpmc' : '/help'}?topic=terms`;

/** What somebody accepts who opens an account, with the least age and a link to the terms. */
export function TermsSentence({ text }: { text: 'register.terms' | 'login.thirdTerms' }) {
  const { t } = useTranslation('shell');
  return (
    <Trans
      t={t}
      i18nKey={text}
      values={{ age: host().permission().register.minimumAge }}
      components={{ terms: <Link to={termsAddress()} target="_blank" rel="noopener" css={styles.link} /> }}
    />
  );
}

const styles = {
  link: css({ fontWeight: tokens.weight.strong, textDecoration: 'underline', textUnderlineOffset: 3 }),
};
