import { PageHead } from '@atrium/centre/page-head';
import { useSettled } from '@atrium/centre/use-settled';
import { useStore } from 'jotai';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { tabId, Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cornerSpace } from '../frame/corner-space.ts';
import { DownlineTree } from '../tree/downline-tree.tsx';
import { firstNodes, treeResource, wholeTree } from '../tree/tree.state.ts';
import { TransferPanel } from '../transfer/transfer-panel.tsx';
import type { AccountAction } from './account-actions.tsx';
import { BlockPanel } from './block-panel.tsx';
import { changeViewAtom, downlineViewAtom, type Kind, type Look, lookAtom, type Sort } from './downline.state.ts';
import { type Account, DownlineDetail } from './downline-detail.tsx';
import { DownlineTable } from './downline-table.tsx';
import { NotePanel } from './note-panel.tsx';
import { RaisePanel } from './raise-panel.tsx';

const KINDS: readonly Kind[] = ['all', 'agents', 'members'];
const SORTS: readonly Sort[] = ['turnover', 'balance', 'account', 'registeredAt'];

/** Everybody below the agent, as a tree or a list, with what the agent may do with each (12-06). */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const panel = useId();
  const [look, setLook] = useAtom(lookAtom);
  const view = useAtomValue(downlineViewAtom);
  const change = useSetAtom(changeViewAtom);
  const [open, setOpen] = useState<Account>();
  const [acting, setActing] = useState<{ member: Account; action: AccountAction }>();
  const text = useSettled(view.text);
  return (
    <>
      <PageHead title={t('pages.agentDownline')} text={t(look === 'tree' ? 'tree.text' : 'downline.text')}>
        <Tabs<Look>
          label={t('tree.look')}
          look="pills"
          panel={panel}
          tabs={[
            { value: 'tree', label: t('tree.asTree') },
            { value: 'table', label: t('tree.asTable') },
          ]}
          value={look}
          onChange={setLook}
          css={cornerSpace}
        />
      </PageHead>
      {acting && (
        <ActingPanel key={`${acting.member.id}-${acting.action}`} {...acting} onClose={() => setActing(undefined)} />
      )}
      <div css={styles.bar}>
        <SearchField
          label={t('downline.search')}
          placeholder={t('downline.search')}
          value={view.text}
          onChange={(event) => change({ text: event.target.value })}
          css={styles.search}
        />
        <Select
          label={t('downline.kind')}
          hideLabel
          value={view.kind}
          options={KINDS.map((each) => ({ value: each, label: t(`downline.kinds.${each}`) }))}
          onChange={(event) => change({ kind: event.target.value as Kind })}
        />
        {look === 'table' && (
          <Select
            label={t('downline.sort')}
            hideLabel
            value={view.sort}
            options={SORTS.map((each) => ({ value: each, label: t(`downline.sorts.${each}`) }))}
            onChange={(event) => change({ sort: event.target.value as Sort })}
          />
        )}
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, look)}>
        {look === 'tree' ? (
          <DownlineTree
            key={view.under ?? ''}
            under={view.under}
            text={text}
            kind={view.kind}
            selected={open?.id}
            onUnder={(under) => change({ under, text: '' })}
            onOpen={(node) => node.up !== null && setOpen(node)}
          />
        ) : (
          <DownlineTable text={text} selected={open?.id} onOpen={setOpen} />
        )}
      </div>
      <DownlineDetail
        member={open}
        onClose={() => setOpen(undefined)}
        onAct={(member, action) => {
          setOpen(undefined);
          setActing({ member, action });
        }}
      />
    </>
  );
}

interface ActingPanelProps {
  member: Account;
  action: AccountAction;
  onClose: () => void;
}

/** The form of what was chosen in an account's details. */
function ActingPanel({ member, action, onClose }: ActingPanelProps) {
  const store = useStore();
  const { under } = useAtomValue(downlineViewAtom);
  // The tree shows who is blocked.
  const reload = () => {
    for (const shown of [firstNodes(under), wholeTree(under)]) {
      const { stateAtom, loadAtom } = treeResource.entry(shown);
      if (store.get(stateAtom).value) void store.set(loadAtom, true);
    }
  };
  if (action === 'transfer') return <TransferPanel member={member} onClose={onClose} />;
  if (action === 'raise') return <RaisePanel member={member} onClose={onClose} />;
  if (action === 'note') return <NotePanel member={member} onClose={onClose} />;
  return <BlockPanel member={member} blocks={action === 'block'} onDone={reload} onClose={onClose} />;
}

const styles = {
  bar: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginBlock: tokens.space[4] }),
  search: css({ flex: '1 1 220px' }),
};
