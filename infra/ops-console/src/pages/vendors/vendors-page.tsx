import { type OperatedVendor, vendorList } from '@atrium/contracts/operator';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { VendorState } from './vendor-state.tsx';
import { type SwitchTo, VendorSwitch } from './vendor-switch.tsx';

const OFTEN = 5_000;

/** The vendors with their state, and the switch for an outage. */
export function VendorsPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { role } = useMe();
  const known = useOperation(vendorList, {}, { every: OFTEN });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ vendor: OperatedVendor; to: SwitchTo }>();
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
              <span css={styles.buttons}>
                {!vendor.up && (
                  <Button
                    variant="quiet"
                    aria-label={t('returns.changeName', { name: vendor.name })}
                    onClick={() => setChosen({ vendor, to: 'time' })}
                  >
                    {t('returns.change')}
                  </Button>
                )}
                <Button
                  aria-label={t(vendor.up ? 'takeDownName' : 'bringUpName', { name: vendor.name })}
                  onClick={() => setChosen({ vendor, to: vendor.up ? 'down' : 'up' })}
                >
                  {t(vendor.up ? 'takeDown' : 'bringUp')}
                </Button>
              </span>
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
          labelled
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
      {chosen && <VendorSwitch {...chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

const worstFirst = (vendors: readonly OperatedVendor[]) => [...vendors].sort((a, b) => rank(a) - rank(b));
const rank = ({ up, health }: OperatedVendor): number => (!up ? 0 : health === 'failing' ? 1 : 2);

const styles = {
  search: css({ marginBlockEnd: tokens.space[4] }),
  buttons: css({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.space[2] }),
};
