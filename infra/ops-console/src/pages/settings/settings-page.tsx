import { NoMatch } from '../../parts/no-match.tsx';
import { configList, SETTING_GROUPS, type Setting } from '@atrium/contracts/operator-config';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { Page, quiet } from '../../parts/page.tsx';
import { SettingDetail } from './setting-detail.tsx';
import { useSettingText } from './setting-text.ts';
import { useMeaning } from './use-meaning.ts';

const OFTEN = 10_000;

/** Every setting of the brand by group, searchable by name and meaning; the selected one is part of the address. */
export function SettingsPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const known = useOperation(configList, {}, { every: OFTEN });
  const open = known.data?.find(({ key }) => key === chosen('key'));
  const looked = chosen('q').toLowerCase();
  const meaning = useMeaning();
  const fits = (one: Setting) =>
    (!chosen('group') || one.group === chosen('group')) && `${one.key} ${meaning(one)}`.toLowerCase().includes(looked);
  return (
    <Page title={t('nav.settings')} about={known.data && t('settings.about', { count: known.data.length })}>
      <Card>
        <div css={filters}>
          <Select
            label={t('settings.group')}
            placeholder={t('all')}
            value={chosen('group')}
            options={SETTING_GROUPS.map((value) => ({ value, label: t(`settingGroups.${value}`) }))}
            onChange={({ target }) => choose('group', target.value)}
          />
          <SearchField
            labelled
            label={t('search')}
            value={chosen('q')}
            onChange={({ target }) => choose('q', target.value)}
          />
        </div>
        <Asked of={known} lines={10}>
          {(all) => {
            const groups = SETTING_GROUPS.map((group) => ({
              group,
              settings: all.filter((one) => one.group === group && fits(one)),
            })).filter(({ settings }) => settings.length > 0);
            if (groups.length === 0) return <NoMatch scene="settings" />;
            return groups.map(({ group, settings }) => (
              <section key={group} css={styles.group}>
                <h2 css={styles.name}>{t(`settingGroups.${group}`)}</h2>
                <SettingTable
                  name={t(`settingGroups.${group}`)}
                  settings={settings}
                  onOpen={(key) => choose('key', key, { step: true })}
                />
              </section>
            ));
          }}
        </Asked>
      </Card>
      {open && (
        <Modal open title={open.key} closeLabel={t('close')} width={640} onClose={() => choose('key', '')}>
          <SettingDetail key={open.key} setting={open} onClose={() => choose('key', '')} />
        </Modal>
      )}
    </Page>
  );
}

function SettingTable({
  name,
  settings,
  onOpen,
}: {
  name: string;
  settings: readonly Setting[];
  onOpen: (key: string) => void;
}) {
  const { t } = useTranslation();
  const text = useSettingText();
  const meaning = useMeaning();
  const columns: Column<Setting>[] = [
    {
      key: 'key',
      head: t('name'),
      phone: 'lead',
      width: '55%',
      cell: (setting) => (
        <>
          <bdi css={styles.key}>{setting.key}</bdi>
          <span css={[quiet, styles.meaning]}>{meaning(setting)}</span>
        </>
      ),
    },
    {
      key: 'value',
      head: t('settings.value'),
      align: 'end',
      cell: (setting) => <bdi css={styles.value}>{text(setting, setting.value)}</bdi>,
    },
  ];
  return (
    <Table
      caption={name}
      columns={columns}
      rows={settings}
      rowKey={({ key }) => key}
      onOpen={({ key }) => onOpen(key)}
      rowLabel={({ key }) => key}
    />
  );
}

const styles = {
  group: css({ display: 'grid', gap: tokens.space[2], '& + &': { marginBlockStart: tokens.space[6] } }),
  name: css({ ...tokens.type.title }),
  key: css({ display: 'block', fontWeight: tokens.weight.strong, overflowWrap: 'anywhere' }),
  meaning: css({ display: 'block' }),
  value: css({
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
};
