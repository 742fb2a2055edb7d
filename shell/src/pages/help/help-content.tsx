import { isSwitchOn } from '@atrium/contracts/switches';
import { host, isAgent, sessionAtom, useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SearchField } from '@atrium/ui/search-field';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { languageCode } from '../../language/language-code.ts';
import { SafeHtml } from '../../overlays/safe-html.tsx';
import { contactUs } from '../../contacts/open-contact.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { keptHelp } from '../../offline/kept-help.ts';
import { LimitsNote } from '../../protection/limits-note.tsx';
import { HelpHits } from './help-hits.tsx';
import { AGENT_POLICY, AGENT_TOPICS } from './help-sections.ts';
import { HelpTopics } from './help-topics.tsx';
import { helpArticles } from './help.state.ts';
import { useArticleInSight } from './use-article-in-sight.ts';
import { useHelpSearch } from './use-help-search.ts';

// Few readers write, and a form is larger than all articles' layout.
const FeedbackForm = lazyPart(() => import('./feedback-form.tsx').then((module) => module.FeedbackForm));
const CookiePage = lazyPart(() => import('./cookie-page.tsx').then((module) => module.CookiePage));

const FEEDBACK = 'feedback';
/** The topic that lists the cookies of the site; it needs no article. */
const COOKIES = 'cookies';
/** The topic that opens customer service. */
const CONTACT = 'contact';
/** The topic that every page links to; each tool of player protection is one press away. */
const RESPONSIBLE_GAMING = 'responsible-gaming';
/** The page without a frame, where no centre opens. */
const BARE = '/helpmc';

/** A search over all topics; topics or found ones on one side, the chosen article on the other. */
export function HelpContent() {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('topic');
  const [question, setQuestion] = useState('');
  const session = useAtomValue(sessionAtom);
  const { value: fresh, error, reload } = useResource(helpArticles, { query: { language: languageCode(i18n) } });
  const read = useArticleInSight(wanted, fresh !== undefined);
  // Without a connection, the articles as last read.
  const failed = error !== undefined;
  const value = useMemo(() => fresh ?? (failed ? keptHelp() : undefined), [fresh, failed]);
  const policy = isSwitchOn(host().permission().whitelabel, 'agentPolicy');
  const agent = isAgent(session);
  const articles = useMemo(
    () =>
      value?.filter(({ topic }) => (topic === AGENT_POLICY ? policy : agent || !AGENT_TOPICS.includes(topic))) ?? [],
    [value, policy, agent],
  );
  const hits = useHelpSearch(articles, question);
  const failure = error && !value && (
    <Note tone="bad" actions={<Button onClick={() => void reload()}>{t('action.tryAgain')}</Button>}>
      {sentence(error)}
    </Note>
  );
  // Neither needs an article; the draft of the feedback form survives a change of language.
  const writes = wanted === FEEDBACK || wanted === COOKIES;
  if (failure && !writes) return failure;
  const article = articles.find(({ topic }) => topic === wanted) ?? (writes ? undefined : articles[0]);
  const topics = [
    ...articles,
    { topic: FEEDBACK, title: t('footer.link.feedback'), group: 'help' as const },
    { topic: COOKIES, title: t('footer.link.cookies'), group: 'about' as const },
  ];
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (hits?.[0]) navigate(`${pathname}?topic=${hits[0].topic}`);
  };
  return (
    <div css={styles.columns}>
      <div css={styles.side}>
        <form role="search" onSubmit={open}>
          <SearchField
            label={t('help.search')}
            placeholder={t('help.search')}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            maxLength={120}
          />
        </form>
        {question.trim() ? (
          <HelpHits hits={hits} read={article?.topic ?? ''} />
        ) : (
          <HelpTopics topics={topics} read={article?.topic ?? wanted ?? ''} waiting={!value && !failure} />
        )}
      </div>
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
        {(value || writes) && !article && (wanted === COOKIES ? <CookiePage /> : <FeedbackForm />)}
      </article>
    </div>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gap: tokens.space[10],
    alignItems: 'start',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] },
  }),
  side: css({ display: 'grid', gap: tokens.space[5], minInlineSize: 0 }),
  contact: css({ justifySelf: 'start' }),
  article: css({
    scrollMarginBlockStart: 72,
    // The text and the footer load after the scroll: its room is there before.
    [media.compact]: { minBlockSize: 'calc(100dvh - 72px)' },
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[4],
    maxInlineSize: '72ch',
    color: tokens.color.text2,
    '& h2': { color: tokens.color.text },
  }),
};
