import {
  type OperatedReward,
  RewardFields,
  rewardList,
  rewardPut,
  rewardStop,
} from '@atrium/contracts/operator-rewards';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';
import { schemaOf } from '../../parts/value-field/schema-of.ts';
import { ContentList } from './content-list.tsx';
import { DefinedEditor } from './defined-editor.tsx';

const SCHEMA = schemaOf(RewardFields, ['texts']);
const TEXTS = [
  { name: 'title', most: 120 },
  { name: 'remark', most: 500, rows: 2 },
];

/** What the point mall offers, in every state. */
export function Rewards() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const columns: Column<OperatedReward>[] = [
    { key: 'type', head: t('kind'), cell: ({ type }) => t(`valueNames.${type}`) },
    { key: 'points', head: t('settingParts.points'), align: 'end', cell: ({ points }) => number(points) },
    { key: 'stock', head: t('settingParts.stock'), align: 'end', cell: ({ stock }) => number(stock) },
    { key: 'redeemed', head: t('content.redeemed'), align: 'end', cell: ({ redeemed }) => number(redeemed) },
  ];
  return (
    <ContentList
      list={rewardList}
      caption={t('content.rewards')}
      newLabel={t('content.newReward')}
      choice="reward"
      columns={columns}
      Editor={RewardEditor}
    />
  );
}

function RewardEditor({ known, onClose }: { known: OperatedReward | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <DefinedEditor
      known={known}
      put={rewardPut}
      stop={rewardStop}
      schema={SCHEMA}
      label={t('content.rewardTerms')}
      texts={TEXTS}
      preview={({ title, remark }, { points }) => (
        <>
          <strong>{title}</strong>
          {typeof points === 'number' && <p>{`${t('settingParts.points')}: ${number(points)}`}</p>}
          {remark && <p>{remark}</p>}
        </>
      )}
      onClose={onClose}
    />
  );
}
