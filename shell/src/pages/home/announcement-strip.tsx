import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { announcements } from '@atrium/contracts/notices';
import { useInstant } from '@atrium/host';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { column } from '../../document/column.ts';

type Notices = ReplyOf<typeof announcements>['player'];

/** The newest notice, and the link to all of them. Reserves its height while loading. */
export function AnnouncementStrip({ notices }: { notices: Notices | undefined }) {
  const { t } = useTranslation('shell');
  const instant = useInstant();
  const notice = notices?.[0];
  if (notices && !notice) return null;
  return (
    <div css={styles.strip}>
      <div css={[column, styles.row]}>
        {notice && (
          <>
            <Icon name="horn" css={styles.horn} />
            <Link to={`/noticePage?notice=${encodeURIComponent(notice.id)}`} css={styles.title}>
              {notice.title}
            </Link>
            <time dateTime={notice.at} css={styles.time}>
              {instant(notice.at, 'date-time')}
            </time>
            <Link to="/noticePage" css={styles.all}>
              {t('home.allNotices')}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

const styles = {
  strip: css({
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { borderBlockEnd: 0 },
  }),
  row: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3], blockSize: 40, whiteSpace: 'nowrap' }),
  horn: css({ color: tokens.color.accentText }),
  title: css({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  }),
  time: css({ color: tokens.color.text3, [media.phone]: { display: 'none' } }),
  all: css({ marginInlineStart: 'auto', fontWeight: tokens.weight.strong, '&:hover': { color: tokens.color.text } }),
};
