import { Pagination } from '@atrium/ui/pagination';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface RecordPagesProps {
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
}

export function RecordPages({ page, pages, total, onPage }: RecordPagesProps) {
  const { t } = useTranslation('centre');
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
      <span role="status">{t('records.found', { count: total })}</span>
      {pages > 1 && <Pagination page={page} pages={pages} onPage={onPage} labels={labels} />}
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
};
