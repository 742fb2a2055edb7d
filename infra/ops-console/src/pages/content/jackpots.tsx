import {
  JackpotFields,
  jackpotList,
  jackpotPut,
  jackpotStop,
  type OperatedJackpot,
} from '@atrium/contracts/operator-jackpots';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { useFormat } from '../../parts/use-format.ts';
import { schemaOf } from '../../parts/value-field/schema-of.ts';
import { ContentList } from './content-list.tsx';
import { DefinedEditor } from './defined-editor.tsx';

const SCHEMA = schemaOf(JackpotFields, ['texts']);
const TEXTS = [{ name: 'title', most: 60 }];

/** Jackpots of every state, with what they hold, have saved and have paid. */
export function Jackpots() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const money = useMoney();
  const columns: Column<OperatedJackpot>[] = [
    { key: 'vassalage', head: t('settingParts.vassalage'), cell: ({ vassalage }) => <bdi>{vassalage}</bdi> },
    {
      key: 'running',
      head: t('content.holds'),
      align: 'end',
      cell: ({ running, currency }) => (running ? money(running.amount, currency) : '–'),
    },
    {
      key: 'bound',
      head: t('settingParts.mustHitBy'),
      align: 'end',
      cell: ({ running, mustHitBy, currency }) => money(running?.mustHitBy ?? mustHitBy, currency),
    },
    {
      key: 'saved',
      head: t('content.savedForNext'),
      align: 'end',
      cell: ({ saved, currency }) => money(saved, currency),
    },
    {
      key: 'paid',
      head: t('content.paid'),
      align: 'end',
      cell: ({ drops, paid, currency }) => `${money(paid, currency)} (${number(drops)})`,
    },
  ];
  return (
    <ContentList
      list={jackpotList}
      caption={t('content.jackpots')}
      newLabel={t('content.newJackpot')}
      choice="jackpot"
      columns={columns}
      Editor={JackpotEditor}
    />
  );
}

function JackpotEditor({ known, onClose }: { known: OperatedJackpot | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const amountOf = (value: unknown, currency: unknown) =>
    typeof value === 'string' && /^\d+$/.test(value) ? money(value, String(currency ?? '')) : undefined;
  return (
    <DefinedEditor
      known={known}
      put={jackpotPut}
      stop={jackpotStop}
      schema={SCHEMA}
      label={t('content.jackpotRules')}
      effect={t('content.jackpotEffect')}
      texts={TEXTS}
      preview={({ title }, { seed, mustHitBy, currency }) => {
        const [from, to] = [amountOf(seed, currency), amountOf(mustHitBy, currency)];
        return (
          <>
            <strong>{title}</strong>
            {from && <p>{from}</p>}
            {to && <p>{t('content.dropsBy', { amount: to })}</p>}
          </>
        );
      }}
      onClose={onClose}
    />
  );
}
