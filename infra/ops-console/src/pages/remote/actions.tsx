import { isAmong } from '@atrium/contracts/registry-fields';
import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import { versions } from '@atrium/contracts/registry-versions';
import { Card } from '@atrium/ui/card';
import { Tabs, tabId } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { quiet } from '../../parts/page.tsx';
import { PromoteForm } from './promote-form.tsx';
import { RollbackForm } from './rollback-form.tsx';
import { ShadowForm } from './shadow-form.tsx';
import { SwapForm } from './swap-form.tsx';

type Action = 'swap' | 'shadow' | 'promote' | 'rollback';
const PANEL = 'remote-actions';

export interface ActionProps {
  remote: ChannelStatus;
  /** The state on screen: the registry refuses a change when it is outdated. */
  sequence: number;
  /** Newest first. */
  versions: readonly string[];
  /** What Chromium found, by version. */
  findings: ReadonlyMap<string, readonly string[]>;
}

/** The actions on a remote, beside its figures, which stay readable meanwhile. */
export function Actions({ remote, sequence }: Pick<ActionProps, 'remote' | 'sequence'>) {
  const { t } = useTranslation();
  const me = useMe();
  const mine = me.role === 'operator' || me.role === 'approver';
  const ships = mine || (me.role === 'squad' && isAmong(me.remote, remote.name));
  const allowed: Action[] = [
    ...(mine ? (['swap'] as const) : []),
    ...(ships ? (['shadow', 'promote', 'rollback'] as const) : []),
  ];
  const [chosen, setChosen] = useState<Action>();
  const action = chosen ?? allowed[0];
  const known = useOperation(versions, { params: { name: remote.name } });
  if (!action) return <p css={quiet}>{t('onlyLooking')}</p>;
  const Form = { swap: SwapForm, shadow: ShadowForm, promote: PromoteForm, rollback: RollbackForm }[action];
  return (
    <Card as="section" title={t('change')} css={styles.card}>
      <Tabs
        label={t('change')}
        tabs={allowed.map((value) => ({ value, label: t(`forms.${value}`) }))}
        value={action}
        onChange={setChosen}
        panel={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, action)} css={styles.panel}>
        <Asked of={known}>
          {(all) => (
            <Form
              key={action}
              remote={remote}
              sequence={sequence}
              versions={all.map(({ version }) => version)}
              findings={
                new Map(
                  all.flatMap(({ version, browserCheck: { findings } }) => (findings ? [[version, findings]] : [])),
                )
              }
            />
          )}
        </Asked>
      </div>
    </Card>
  );
}

const styles = {
  card: css({ borderColor: tokens.color.lineStrong }),
  panel: css({ paddingBlockStart: tokens.space[4] }),
};
