import { type OperatedVendor, vendorList, vendorState } from '@atrium/contracts/operator';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { undo } from '../../data/use-change.tsx';
import { UndoButton } from '../../data/undo-button.tsx';
import { useToast } from '../../data/toasts.tsx';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { Asked } from '../../parts/asked.tsx';
import { Impact } from '../../parts/impact.tsx';
import { Page } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { VendorState } from './vendor-state.tsx';

const OFTEN = 5_000;

/** The vendors with their state, and the switch for an outage. */
export function VendorsPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { role } = useMe();
  const known = useOperation(vendorList, {}, { every: OFTEN });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<OperatedVendor>();
  const mine = role === 'operator' || role === 'approver';
  const columns: Column<OperatedVendor>[] = [
    { key: 'name', head: t('name'), phone: 'lead', cell: ({ name }) => <strong>{name}</strong> },
    { key: 'code', head: t('code'), cell: ({ code }) => code },
    { key: 'type', head: t('kind'), phone: 'hidden', cell: ({ type }) => type },
    { key: 'state', head: t('state'), phone: 'aside', cell: (vendor) => <VendorState vendor={vendor} /> },
    { key: 'games', head: t('games'), align: 'end', phone: 'hidden', cell: ({ games }) => number(games) },
    ...(mine
      ? [
          {
            key: 'do',
            head: '',
            align: 'end' as const,
            cell: (vendor: OperatedVendor) => (
              <Button
                aria-label={t(vendor.up ? 'takeDownName' : 'bringUpName', { name: vendor.name })}
                onClick={() => setChosen(vendor)}
              >
                {t(vendor.up ? 'takeDown' : 'bringUp')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Page
      title={t('nav.vendors')}
      about={
        known.data &&
        t('vendorsAbout', {
          vendors: number(known.data.length),
          down: number(known.data.filter(({ up }) => !up).length),
        })
      }
    >
      <Card>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          css={styles.search}
        />
        <Asked of={known} lines={10}>
          {(vendors) => (
            <Table
              caption={t('nav.vendors')}
              columns={columns}
              rows={worstFirst(vendors).filter(({ code, name }) =>
                `${code} ${name}`.toLowerCase().includes(search.toLowerCase()),
              )}
              rowKey={({ code }) => code}
              empty={t('nothingFound')}
            />
          )}
        </Asked>
      </Card>
      {chosen && <VendorSwitch vendor={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

const worstFirst = (vendors: readonly OperatedVendor[]) => [...vendors].sort((a, b) => rank(a) - rank(b));
const rank = ({ up, health }: OperatedVendor): number => (!up ? 0 : health === 'failing' ? 1 : 2);

function VendorSwitch({ vendor: { code, name, up, games }, onClose }: { vendor: OperatedVendor; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const { run, refused } = useCommand(vendorState);
  const params = { code };
  const send = async (reason: string) => {
    const done = await run({ params, body: { up: !up, reason } });
    if (!done) return false;
    if (done.approval) {
      waits();
      onClose();
      return true;
    }
    const back = undo(vendorState, { params, body: { up, reason: t('undoReason') } });
    say({
      text: t(up ? 'vendorTakenDown' : 'vendorBroughtUp', { name }),
      tone: 'win',
      timeout: 60_000,
      action: <UndoButton back={back} />,
    });
    onClose();
    return true;
  };
  return (
    <Modal open title={t(up ? 'takeDownName' : 'bringUpName', { name })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={
          <>
            <p>{t(up ? 'effect.vendorDown' : 'effect.vendorUp', { name, count: games })}</p>
            {up && <Impact of={(vendor) => vendor.code === code} />}
          </>
        }
        submit={t(up ? 'takeDown' : 'bringUp')}
        danger={up}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}

const styles = { search: css({ marginBlockEnd: tokens.space[4] }) };
