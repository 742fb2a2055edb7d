import { type OperatedVendor, vendorList, vendorState } from '@atrium/contracts/operator';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Card } from '@atrium/ui/card';
import { type Column, Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { undo } from '../../data/use-change.tsx';
import { UndoButton } from '../../data/undo-button.tsx';
import { useToast } from '../../data/toasts.tsx';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { VendorState } from './vendor-state.tsx';

const OFTEN = 5_000;

/** The vendors, who of them answers, and the switch for an outage. */
export function VendorsPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { role } = useMe();
  const known = useOperation(vendorList, {}, { every: OFTEN });
  const [chosen, setChosen] = useState<OperatedVendor>();
  const mine = role === 'operator' || role === 'approver';
  const columns: Column<OperatedVendor>[] = [
    { key: 'name', head: t('name'), phone: 'lead', cell: ({ name }) => <strong>{name}</strong> },
    { key: 'code', head: t('code'), cell: ({ code }) => code },
    { key: 'type', head: t('kind'), cell: ({ type }) => type },
    { key: 'state', head: t('state'), phone: 'aside', cell: (vendor) => <VendorState vendor={vendor} /> },
    { key: 'games', head: t('games'), align: 'end', cell: ({ games }) => number(games) },
    ...(mine
      ? [{
          key: 'do', head: '', align: 'end' as const,
          cell: (vendor: OperatedVendor) => (
            <Button size="small" aria-label={t(vendor.up ? 'takeDownName' : 'bringUpName', { name: vendor.name })} onClick={() => setChosen(vendor)}>
              {t(vendor.up ? 'takeDown' : 'bringUp')}
            </Button>
          ),
        }]
      : []),
  ];
  return (
    <Page title={t('nav.vendors')} about={known.data && t('vendorsAbout', { vendors: number(known.data.length), down: number(known.data.filter(({ up }) => !up).length) })}>
      <Card>
        <Asked of={known} lines={10}>{(vendors) => <Table caption={t('nav.vendors')} columns={columns} rows={vendors} rowKey={({ code }) => code} />}</Asked>
      </Card>
      {chosen && <VendorSwitch vendor={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

function VendorSwitch({ vendor: { code, name, up, games }, onClose }: { vendor: OperatedVendor; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const { run, busy, refused } = useCommand(vendorState);
  const params = { code };
  const send = async (reason: string) => {
    if (!(await run({ params, body: { up: !up, reason } }))) return false;
    const back = undo(vendorState, { params, body: { up, reason: t('undoReason') } });
    say({ text: t(up ? 'vendorTakenDown' : 'vendorBroughtUp', { name }), tone: 'win', timeout: 60_000, action: <UndoButton back={back} /> });
    onClose();
    return true;
  };
  return (
    <Modal open title={t(up ? 'takeDownName' : 'bringUpName', { name })} closeLabel={t('close')} onClose={onClose}>
      <ActionForm effect={<p>{t(up ? 'effect.vendorDown' : 'effect.vendorUp', { name, count: games })}</p>} submit={t(up ? 'takeDown' : 'bringUp')} danger={up} busy={busy} refused={refused} onSubmit={send} onCancel={onClose} />
    </Modal>
  );
}
