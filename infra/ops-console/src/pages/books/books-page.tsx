import { useTranslation } from 'react-i18next';
import { columns, Page } from '../../parts/page.tsx';
import { LedgerCheck } from './ledger-check.tsx';
import { Reconciliation } from './reconciliation.tsx';

/** Whether our ledger is consistent, and matches the vendors' records. */
export function BooksPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.books')} about={t('books.about')}>
      <div css={columns}>
        <LedgerCheck />
        <Reconciliation />
      </div>
    </Page>
  );
}
