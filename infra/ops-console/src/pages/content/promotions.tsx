import { type OperatedPromotion, promotionList } from '@atrium/contracts/operator-promotions';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';
import { useFormat } from '../../parts/use-format.ts';
import { ContentList } from './content-list.tsx';
import { PromotionEditor } from './promotion-editor.tsx';

/** Promotions of every state, with what they have paid. */
export function Promotions() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const money = useBrandMoney();
  const columns: Column<OperatedPromotion>[] = [
    { key: 'engine', head: t('content.engine'), cell: ({ rules }) => t(`content.engines.${rules?.engine ?? 'none'}`) },
    {
      key: 'participants',
      head: t('content.participants'),
      align: 'end',
      cell: ({ participants }) => number(participants),
    },
    {
      key: 'spent',
      head: t('content.spent'),
      align: 'end',
      cell: ({ spent, budget }) =>
        budget === null ? money(spent) : t('content.spentOf', { spent: money(spent), budget: money(budget) }),
    },
  ];
  return (
    <ContentList
      list={promotionList}
      caption={t('content.promotions')}
      newLabel={t('content.newPromotion')}
      choice="promotion"
      columns={columns}
      Editor={PromotionEditor}
    />
  );
}
