import { SUPPORT_PICTURE_PATH, type SupportConversation } from '@atrium/contracts/support';
import { useInstant } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The messages, oldest first; new ones are announced to screen readers. Texts are plain text. */
export function MessageLog({ conversation: { topic, state, messages } }: { conversation: SupportConversation }) {
  const { t } = useTranslation('shell');
  const instant = useInstant();
  const log = useRef<HTMLElement>(null);
  const count = messages.length;
  useEffect(() => {
    // Scrolls to the newest message.
    const room = log.current?.parentElement;
    if (count > 0 && room) room.scrollTop = room.scrollHeight;
  }, [count]);
  return (
    <section ref={log} aria-label={t('support.log')} css={styles.section}>
      <h2 css={styles.topic}>{t(`support.topic.${topic}`)}</h2>
      <div role="log">
        <ol css={styles.log}>
          {messages.map(({ id, at, author, text, image }) => (
            <li key={id} css={[styles.message, author === 'visitor' ? styles.own : styles.theirs]}>
              <p css={styles.who}>
                {t(`support.author.${author}`)} <time dateTime={at}>{instant(at, 'date-time')}</time>
              </p>
              {image && (
                <img src={SUPPORT_PICTURE_PATH.replace(':id', image)} alt={t('support.picture')} css={styles.picture} />
              )}
              {text && (
                <p dir="auto" css={styles.text}>
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p role="status" css={styles.state}>
        {t(`support.state.${state}`)}
      </p>
    </section>
  );
}

const styles = {
  section: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  topic: css({ ...tokens.type.title }),
  log: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
  message: css({
    display: 'grid',
    gap: tokens.space[1],
    maxInlineSize: '85%',
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    borderRadius: tokens.radius.medium,
    overflowWrap: 'anywhere',
  }),
  own: css({ justifySelf: 'end', background: tokens.color.accentSoft }),
  theirs: css({ justifySelf: 'start', background: tokens.color.surface3 }),
  who: css({ color: tokens.color.text2, ...tokens.type.legal, ...tokens.numerals }),
  text: css({ whiteSpace: 'pre-wrap' }),
  picture: css({ maxInlineSize: '100%', maxBlockSize: 240, objectFit: 'contain', justifySelf: 'start' }),
  state: css({ color: tokens.color.text2, textAlign: 'center', ...tokens.type.small }),
};
