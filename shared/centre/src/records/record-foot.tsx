import type { PagedState } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { Pagination } from '@atrium/ui/pagination';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** How many records there are, and the way to their other pages: by number where the call counts them, else one by one. */
export function RecordFoot({ list }: { list: Omit<PagedState<unknown, unknown>, 'value' | 'items'> }) {
  const { t } = useTranslation('centre');
  const { page, pages, total, hasNext } = list;
  const labels = {
    navigation: t('records.pages'),
    first: t('records.first'),
    prev: t('records.prev'),
    next: t('records.next'),
    last: t('records.last'),
    page: (number: number) => t('records.page', { number }),
  };
  return (
    <div css={styles.foot}>
      {total !== undefined && <span role="status">{t('records.found', { count: total })}</span>}
      {pages !== undefined && pages > 1 && <Pagination page={page} pages={pages} onPage={list.goTo} labels={labels} />}
      {pages === undefined && (page > 1 || hasNext) && (
        <nav aria-label={labels.navigation} css={styles.steps}>
          <Button size="small" disabled={page === 1} onClick={list.previous}>
            {labels.prev}
          </Button>
          <Button size="small" disabled={!hasNext} onClick={list.next}>
            {labels.next}
          </Button>
        </nav>
      )}
    </div>
  );
}

const styles = {
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    marginBlockStart: tokens.space[4],
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  steps: css({ display: 'flex', gap: tokens.space[2], marginInlineStart: 'auto' }),
};
