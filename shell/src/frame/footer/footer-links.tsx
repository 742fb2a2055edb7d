import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FooterLink } from '../../pages/help/topics.ts';

/** One column of links. */
export function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const { t } = useTranslation('shell');
  const heading = useId();
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} css={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} css={styles.link}>
              {t(`footer.link.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  title: css({
    marginBlockEnd: tokens.space[2],
    color: tokens.color.text,
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.strong,
    letterSpacing: 0,
    ...tokens.type.small,
  }),
  link: css({
    display: 'inline-block',
    paddingBlock: 3,
    '&:hover': { color: tokens.color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  }),
};
