import { isSwitchOn } from '@atrium/contracts/switches';
import { host, useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { breakpoints, media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { languageCode } from '../../language/language-code.ts';
import { SafeHtml } from '../../overlays/safe-html.tsx';
import { ABOUT_TOPICS } from './topics.ts';
import { contactUs } from '../../contacts/open-contact.ts';
import { keptHelp } from '../../offline/kept-help.ts';
import { LimitsNote } from '../../protection/limits-note.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { helpArticles } from './help.state.ts';

/** The topic of the agent policy, shown while its switch is on (6-25). */
const AGENT_POLICY = 'agent-policy';
const FEEDBACK = 'feedback';
/** The topic that opens customer service. */
const CONTACT = 'contact';
/** The topic that every page links to; each tool of player protection is one press away. */
const RESPONSIBLE_GAMING = 'responsible-gaming';
/** The page without a frame, where no centre opens. */
const BARE = '/helpmc';
/** The number of placeholder rows per group until the topics load. */
const WAITING = { help: 7, about: ABOUT_TOPICS.length };

/** Topics on one side, the chosen article on the other. */
export function HelpContent() {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const { pathname } = useLocation();
  const wanted = useSearchParams()[0].get('topic');
  const { value: fresh, error, reload } = useResource(helpArticles, { query: { language: languageCode(i18n) } });
  const read = useRef<HTMLElement>(null);
  const there = fresh !== undefined;
  useEffect(() => {
    // Where the topics are above the article, scrolls to an article that the address names.
    if (wanted && there && innerWidth < breakpoints.wide) read.current?.scrollIntoView?.({ behavior: 'instant' });
  }, [wanted, there]);
  // Without a connection, the articles as last read.
  const value = fresh ?? (error ? keptHelp() : undefined);
  const failure = error && !value && (
    <Note tone="bad" actions={<Button onClick={() => void reload()}>{t('action.tryAgain')}</Button>}>
      {sentence(error)}
    </Note>
  );
  // The feedback form needs no article, and its draft survives a change of language.
  const writes = wanted === FEEDBACK;
  if (failure && !writes) return failure;
  const policy = isSwitchOn(host().permission().whitelabel, 'agentPolicy');
  const articles = value?.filter(({ topic }) => topic !== AGENT_POLICY || policy) ?? [];
  const article = articles.find(({ topic }) => topic === wanted) ?? (writes ? undefined : articles[0]);
  const topics = [
    ...articles.map(({ topic, title, group }) => ({ topic, title, group })),
    { topic: FEEDBACK, title: t('footer.link.feedback'), group: 'help' as const },
  ];
  return (
    <div css={styles.columns}>
      <nav aria-label={t('help.topics')}>
        {(['help', 'about'] as const)
          .filter((group) => !failure || topics.some((each) => each.group === group))
          .map((group) => (
            <div key={group} css={styles.group}>
              <h2 css={styles.head}>{t(`help.group.${group}`)}</h2>
              <ul>
                {!value &&
                  !failure &&
                  Array.from({ length: WAITING[group] }, (_, index) => (
                    <li key={index} css={styles.waiting}>
                      <Skeleton height={20} />
                    </li>
                  ))}
                {topics
                  .filter((each) => each.group === group)
                  .map(({ topic, title }) => (
                    <li key={topic}>
                      <Link
                        to={`${pathname}?topic=${topic}`}
                        aria-current={topic === (article?.topic ?? wanted) ? 'page' : undefined}
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
      <article ref={read} css={styles.article}>
        {failure}
        {!value && !writes && <Skeleton height={320} />}
        {article && (
          <>
            <h2>{article.title}</h2>
            <SafeHtml html={article.html} />
            {article.topic === RESPONSIBLE_GAMING && pathname !== BARE && <LimitsNote />}
            {article.topic === CONTACT && (
              <Button variant="primary" icon="chat" css={styles.contact} onClick={contactUs}>
                {t('support.write')}
              </Button>
            )}
          </>
        )}
        {(value || writes) && !article && <FeedbackForm />}
      </article>
    </div>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    gap: tokens.space[10],
    alignItems: 'start',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] },
  }),
  group: css({ '& + &': { marginBlockStart: tokens.space[5] } }),
  head: css({
    marginBlockEnd: tokens.space[2],
    color: tokens.color.text2,
    fontFamily: tokens.font.text,
    letterSpacing: 0,
    ...tokens.type.small,
    fontWeight: tokens.weight.strong,
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
  contact: css({ justifySelf: 'start' }),
  article: css({
    scrollMarginBlockStart: 72,
    display: 'grid',
    gap: tokens.space[4],
    maxInlineSize: '72ch',
    color: tokens.color.text2,
    '& h2': { color: tokens.color.text },
  }),
};
