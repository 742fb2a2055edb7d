import { MESSAGE_CATEGORIES, type MessageCategory } from '@atrium/contracts/notices';
import { Chip } from '@atrium/ui/chip';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

export interface MessageFilter {
  category: MessageCategory | undefined;
  show: 'all' | 'unread';
}

/** One category or all of them, and whether only unread messages are listed. */
export function MessageFilters({
  filter,
  onChange,
}: {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}) {
  const { t } = useTranslation('member-centre');
  const { category, show } = filter;
  return (
    <div role="group" aria-label={t('messages.category')} css={styles.line}>
      <Chip pressed={category === undefined} onClick={() => onChange({ ...filter, category: undefined })}>
        {t('messages.categories.all')}
      </Chip>
      {MESSAGE_CATEGORIES.map((one) => (
        <Chip key={one} pressed={category === one} onClick={() => onChange({ ...filter, category: one })}>
          {t(`messages.categories.${one}`)}
        </Chip>
      ))}
      <Chip
        icon="filter"
        pressed={show === 'unread'}
        onClick={() => onChange({ ...filter, show: show === 'unread' ? 'all' : 'unread' })}
      >
        {t('messages.onlyUnread')}
      </Chip>
    </div>
  );
}

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    marginBlockEnd: tokens.space[3],
    // One row to stroke: three of them pushed the messages out of view.
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${tokens.space[4]})`,
      paddingInline: tokens.space[4],
      paddingBlock: 3,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& > *': { flex: 'none' },
    },
  }),
};
