import { NoMatch } from '../../parts/no-match.tsx';
import { WayTo } from '../../parts/way-to.tsx';
import { REVIEW_KINDS, type Review, reviewList } from '@atrium/contracts/operator-reviews';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { type Column, Table } from '@atrium/ui/table';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { columns as besideEachOther, Page } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { ReviewDetail } from './review-detail.tsx';

const OFTEN = 5_000;

/**
 * Everything that waits for a person, oldest first; the selected item is open beside the list, on a phone in its place.
 */
export function ReviewsPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const known = useOperation(reviewList, {}, { every: OFTEN });
  const open = chosen('id');
  const looked = chosen('q').toLowerCase();
  const fits = ({ kind, account, reference }: Review) =>
    (!chosen('kind') || kind === chosen('kind')) && `${account} ${reference}`.toLowerCase().includes(looked);
  const close = () => choose('id', '');
  return (
    <Page title={t('nav.reviews')} about={known.data && t('waitingCount', { count: known.data.length })}>
      <div css={open ? besideEachOther : undefined}>
        <Card css={open ? styles.aside : undefined}>
          <div css={filters}>
            <Select
              label={t('kind')}
              placeholder={t('all')}
              value={chosen('kind')}
              options={REVIEW_KINDS.map((value) => ({ value, label: t(`reviewKinds.${value}`) }))}
              onChange={({ target }) => choose('kind', target.value)}
            />
            <SearchField
              labelled
              label={t('reviews.search')}
              placeholder={t('reviews.search')}
              value={chosen('q')}
              onChange={({ target }) => choose('q', target.value)}
            />
          </div>
          <Asked of={known} lines={6}>
            {(all) => {
              const found = all.filter(fits);
              if (all.length === 0)
                return (
                  <EmptyState
                    scene="done"
                    title={t('nothingWaits')}
                    text={t('reviews.nothingText')}
                    action={<WayTo page="events" />}
                  />
                );
              if (found.length === 0) return <NoMatch />;
              return <ReviewTable reviews={found} open={open} onOpen={(id) => choose('id', id, { step: true })} />;
            }}
          </Asked>
        </Card>
        {open && (
          <div css={styles.detail}>
            <Button icon="back" variant="quiet" css={styles.back} onClick={close}>
              {t('reviews.toList')}
            </Button>
            <ReviewDetail key={open} id={open} onClose={close} />
          </div>
        )}
      </div>
    </Page>
  );
}

function ReviewTable({
  reviews,
  open,
  onOpen,
}: {
  reviews: readonly Review[];
  open: string;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const { ago } = useFormat();
  const columns: Column<Review>[] = [
    {
      key: 'account',
      head: t('account'),
      phone: 'lead',
      cell: ({ account }) => (
        <strong>
          <bdi>{account}</bdi>
        </strong>
      ),
    },
    {
      key: 'amount',
      head: t('reviews.amount'),
      align: 'end',
      phone: 'aside',
      cell: ({ amount, currency }) => (amount !== null && currency !== null ? money(amount, currency) : '–'),
    },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => t(`reviewKinds.${kind}`) },
    { key: 'at', head: t('reviews.since'), cell: ({ at }) => <time dateTime={at}>{ago(at)}</time> },
    {
      key: 'people',
      head: t('state'),
      cell: ({ needsTwo, firstApprovedBy }) =>
        needsTwo ? (
          <State tone="warn">{t(firstApprovedBy ? 'reviews.oneYes' : 'reviews.two')}</State>
        ) : (
          <State>{t('reviews.one')}</State>
        ),
    },
  ];
  return (
    <Table
      caption={t('nav.reviews')}
      columns={columns}
      rows={reviews}
      rowKey={({ id }) => id}
      selected={open}
      onOpen={({ id }) => onOpen(id)}
      rowLabel={({ account, reference }) => `${account} ${reference}`}
    />
  );
}

const styles = {
  aside: css({ [media.compact]: { display: 'none' } }),
  detail: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  back: css({ display: 'none', justifySelf: 'start', [media.compact]: { display: 'inline-flex' } }),
};
