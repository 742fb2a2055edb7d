import { CONFIGURATION } from '@atrium/contracts/configuration';
import { host, useErrorSentence, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Composer } from './composer.tsx';
import { SupportHours } from './support-hours.tsx';
import { MessageLog } from './message-log.tsx';
import { OtherChannels } from './other-channels.tsx';
import { useSupport } from './use-support.ts';

/** Customer service in its window of 440 by 750: the conversation and the next message. Source: 2.7, 3-06. */
export function SupportWindow() {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  const session = useSession();
  const { value, error, reload } = useSupport();
  const conversation = value?.conversation ?? null;
  return (
    <div css={styles.window}>
      <header css={styles.head}>
        <h1 css={styles.title}>{t('support.title')}</h1>
        <p css={styles.brand}>{conversation?.vip ? t('support.vip') : host().brand.name}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard. */}
      <section aria-label={t('support.title')} tabIndex={0} css={styles.body}>
        {error && !value && (
          <Note tone="bad" actions={<Button onClick={() => void reload()}>{t('action.tryAgain')}</Button>}>
            {sentence(error)}
          </Note>
        )}
        {!value && !error && <Skeleton height={160} />}
        {value && (
          <>
            <SupportHours support={value} />
            {!value.open && <OtherChannels />}
            {conversation && <MessageLog conversation={conversation} />}
            {!conversation && !session && <p css={styles.quiet}>{t('support.thisBrowser')}</p>}
          </>
        )}
      </section>
      {value && <Composer conversation={conversation} />}
    </div>
  );
}

const styles = {
  window: css({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvh',
    maxInlineSize: 640,
    marginInline: 'auto',
  }),
  // A colour of the configuration that no theme changes; nor does a theme change that of the text on it.
  head: css({
    padding: `${tokens.space[4]} ${tokens.space[5]}`,
    background: CONFIGURATION.chatHeaderColour,
    color: tokens.color.onPlate,
  }),
  title: css({ color: 'inherit', ...tokens.type.section }),
  brand: css(tokens.type.small),
  body: css({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[4],
    padding: tokens.space[5],
  }),
  quiet: css({ color: tokens.color.text2, ...tokens.type.small }),
};
