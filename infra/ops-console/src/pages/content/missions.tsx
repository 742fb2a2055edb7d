import type { MissionGoal, MissionReward } from '@atrium/contracts/mission-reward';
import {
  MissionFields,
  missionList,
  missionPut,
  missionStop,
  type OperatedMission,
} from '@atrium/contracts/operator-missions';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';
import { useFormat } from '../../parts/use-format.ts';
import { isBroken } from '../../parts/value-field/json-schema.ts';
import { schemaOf } from '../../parts/value-field/schema-of.ts';
import { ContentList } from './content-list.tsx';
import { DefinedEditor } from './defined-editor.tsx';

const SCHEMA = schemaOf(MissionFields, ['texts']);
const TEXTS = [{ name: 'title', most: 120 }];

/** Missions of every state, with what they ask for, give and have paid. */
export function Missions() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { goal, reward } = useMissionText();
  const columns: Column<OperatedMission>[] = [
    { key: 'period', head: t('settingParts.period'), cell: (one) => t(`valueNames.${one.period}`) },
    { key: 'goal', head: t('settingParts.goal'), cell: (one) => goal(one.goal) },
    { key: 'reward', head: t('settingParts.reward'), cell: (one) => (one.reward ? reward(one.reward) : '–') },
    {
      key: 'claims',
      head: t('content.claims'),
      align: 'end',
      cell: ({ claims, mostClaims }) =>
        mostClaims === null
          ? number(claims)
          : t('content.spentOf', { spent: number(claims), budget: number(mostClaims) }),
    },
  ];
  return (
    <ContentList
      list={missionList}
      caption={t('content.missions')}
      newLabel={t('content.newMission')}
      choice="mission"
      columns={columns}
      Editor={MissionEditor}
    />
  );
}

function MissionEditor({ known, onClose }: { known: OperatedMission | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const { goal, reward } = useMissionText();
  return (
    <DefinedEditor
      known={known}
      put={missionPut}
      stop={missionStop}
      schema={SCHEMA}
      label={t('content.missionRules')}
      texts={TEXTS}
      preview={({ title }, values) => (
        <>
          <strong>{title}</strong>
          {!isBroken(values.goal) && <p>{goal(values.goal as MissionGoal)}</p>}
          {!isBroken(values.reward) && values.reward !== null && <p>{reward(values.reward as MissionReward)}</p>}
        </>
      )}
      onClose={onClose}
    />
  );
}

function useMissionText() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const money = useBrandMoney();
  return {
    goal: (goal: MissionGoal) =>
      `${t(`valueNames.${goal.measure}`)}: ${goal.measure === 'rounds' ? number(goal.rounds) : money(goal.amount)}`,
    reward: (reward: MissionReward) =>
      `${t(`valueNames.${reward.kind}`)}: ${reward.kind === 'points' ? number(reward.points) : money(reward.amount)}`,
  };
}
