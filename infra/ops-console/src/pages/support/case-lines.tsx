import { GATEWAY_PREFIX } from '@atrium/contracts/console';
import { type OpenedCase, SUPPORT_DOCUMENT_PATH } from '@atrium/contracts/operator-support';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brandBase } from '../../data/brand-base.ts';
import { useFormat } from '../../parts/use-format.ts';

const addressOf = (id: string, picture: string): string =>
  brandBase(location.pathname) +
  GATEWAY_PREFIX +
  SUPPORT_DOCUMENT_PATH.replace(':id', encodeURIComponent(id)).replace(':picture', encodeURIComponent(picture));

/** The messages, oldest first, as plain text; pictures are shown as images only. The newest is in view when it arrives. */
export function CaseLines({ id, account, lines }: Pick<OpenedCase, 'id' | 'account' | 'lines'>) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const room = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message moves it.
  useLayoutEffect(() => {
    if (room.current) room.current.scrollTop = room.current.scrollHeight;
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard.
    <div ref={room} role="log" aria-label={t('support.log')} tabIndex={0} css={styles.room}>
      <ol css={styles.log}>
        {lines.map(({ id: line, at, operator, text, image }) => (
          <li key={line} css={[styles.line, operator === null ? styles.theirs : styles.ours]}>
            <p css={styles.who}>
              <bdi>{operator ?? account ?? t('support.visitor')}</bdi> · <time dateTime={at}>{moment(at)}</time>
            </p>
            {image && <img src={addressOf(id, image)} alt={t('support.picture')} loading="lazy" css={styles.picture} />}
            {text && (
              <p dir="auto" css={styles.text}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const styles = {
  room: css({ maxBlockSize: 420, overflowY: 'auto' }),
  log: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[2],
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
  line: css({
    display: 'grid',
    gap: tokens.space[1],
    maxInlineSize: '90%',
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    borderRadius: tokens.radius.medium,
    overflowWrap: 'anywhere',
  }),
  theirs: css({ justifySelf: 'start', background: tokens.color.surface3 }),
  ours: css({ justifySelf: 'end', background: tokens.color.accentSoft }),
  who: css({ color: tokens.color.text2, ...tokens.type.legal, ...tokens.numerals }),
  text: css({ whiteSpace: 'pre-wrap' }),
  picture: css({ maxInlineSize: '100%', maxBlockSize: 320, objectFit: 'contain', justifySelf: 'start' }),
};
