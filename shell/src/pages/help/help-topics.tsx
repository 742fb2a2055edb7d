import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { HELP_SECTIONS, sectionOf, topicCount } from './help-sections.ts';

export interface Topic {
  topic: string;
  title: string;
  group: 'help' | 'about';
}

/** The topics by section; the read one is marked. */
export function HelpTopics({ topics, read, waiting }: { topics: readonly Topic[]; read: string; waiting: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('help.topics')}>
      {HELP_SECTIONS.map((section) => ({
        section,
        own: topics.filter((each) => sectionOf(each) === section),
        rows: waiting ? topicCount(section) : 0,
      }))
        .filter(({ own, rows }) => own.length > 0 || rows > 0)
        .map(({ section, own, rows }) => (
          <div key={section} css={styles.section}>
            <h2 css={styles.head}>{t(`help.group.${section}`)}</h2>
            <ul css={styles.list}>
              {Array.from({ length: rows }, (_, index) => (
                <li key={index} css={styles.waiting}>
                  <Skeleton height={20} />
                </li>
              ))}
              {own.map(({ topic, title }) => (
                <li key={topic}>
                  <Link
                    to={`${pathname}?topic=${topic}`}
                    aria-current={topic === read ? 'page' : undefined}
                    css={styles.topic}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

const styles = {
  section: css({ '& + &': { marginBlockStart: tokens.space[5] } }),
  head: css({
    marginBlockEnd: tokens.space[2],
    color: tokens.color.text2,
    fontFamily: tokens.font.text,
    letterSpacing: 0,
    ...tokens.type.small,
    fontWeight: tokens.weight.strong,
  }),
  list: css({
    [media.compact]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
      columnGap: tokens.space[2],
    },
  }),
  topic: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    borderRadius: tokens.radius.medium,
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    '&[aria-current]': { background: tokens.color.chosen, color: tokens.color.text },
    '&:hover': { color: tokens.color.text },
  }),
  // As high as a topic, so that nothing moves when the topics load.
  waiting: css({ paddingBlock: 8 }),
};
