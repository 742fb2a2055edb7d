import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { contactUs } from '../../contacts/open-contact.ts';
import type { HelpHit } from './search-help.ts';

/** The found articles in place of the topics; without any, the way to customer service. */
export function HelpHits({ hits, read }: { hits: readonly HelpHit[] | undefined; read: string }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('help.hits')} aria-busy={!hits}>
      <p role="status" css={styles.count}>
        {hits && (hits.length > 0 ? t('help.found', { count: hits.length }) : t('help.nothing'))}
      </p>
      {hits?.length === 0 && (
        <Button icon="chat" onClick={contactUs}>
          {t('support.write')}
        </Button>
      )}
      <ol css={styles.list}>
        {hits?.map(({ topic, title, passage }) => (
          <li key={topic}>
            <Link
              to={`${pathname}?topic=${topic}`}
              aria-current={topic === read ? 'page' : undefined}
              aria-label={title}
              css={styles.hit}
            >
              <span css={styles.title}>{title}</span>
              <span css={styles.passage}>{passage}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  count: css({ marginBlock: `0 ${tokens.space[2]}`, color: tokens.color.text2, ...tokens.type.small }),
  list: css({ display: 'grid', gap: tokens.space[1] }),
  hit: css({
    display: 'grid',
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.text2,
    '&[aria-current]': { background: tokens.color.chosen },
    '&:hover': { color: tokens.color.text },
  }),
  title: css({ color: tokens.color.text, fontWeight: tokens.weight.medium }),
  passage: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...tokens.type.small,
  }),
};
