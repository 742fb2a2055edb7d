import { ContractKind } from '@atrium/contracts/agent-contracts';
import { configList, configSet } from '@atrium/contracts/operator-config';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayChange } from '../../data/use-may-change.ts';
import { useBrandMoney } from '../../data/use-money.ts';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { Asked } from '../../parts/asked.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useFormat } from '../../parts/use-format.ts';

const KEY = 'agents.contracts';
interface Rules {
  carry?: string;
  costsCount?: boolean;
  lossShare?: boolean;
  payer?: Partial<Record<ContractKind, 'upline' | 'platform'>>;
  activeMemberTurnover?: string;
  leastRate?: number;
}

/** What the brand decides about contracts, and the switch for jurisdictions that allow no share of losses. */
export function Strategies() {
  const { t } = useTranslation();
  const mine = useMayChange();
  const waits = useWaitsToast();
  const money = useBrandMoney();
  const { share } = useFormat();
  const settings = useOperation(configList);
  const { run, refused } = useCommand(configSet);
  const [open, setOpen] = useState(false);
  const value = (settings.data?.find(({ key }) => key === KEY)?.value ?? {}) as Rules;
  const {
    carry = 'none',
    costsCount = true,
    lossShare = true,
    payer = {},
    activeMemberTurnover = '0',
    leastRate = 0,
  } = value;
  const send = async (reason: string) => {
    const done = await run({ body: { key: KEY, value: { ...value, lossShare: !lossShare }, reason } });
    if (!done) return false;
    if (done.approval) waits();
    setOpen(false);
    return true;
  };
  return (
    <Card as="section" title={t('agents.strategies')}>
      <Asked of={settings} lines={3}>
        {() => (
          <div css={styles.lines}>
            <Facts
              facts={[
                ...ContractKind.options.map((kind) => ({
                  key: kind,
                  name: t('agents.payerOfNew', { kind: t(`agents.kinds.${kind}`) }),
                  value: t(payer[kind] === 'platform' ? 'agents.house' : 'agents.upline'),
                })),
                {
                  key: 'active',
                  name: t('agents.activeFrom'),
                  value: activeMemberTurnover === '0' ? t('agents.anyBet') : money(activeMemberTurnover),
                },
                { key: 'least', name: t('agents.leastRate'), value: share(leastRate / 100, 4) },
                { key: 'carry', name: t('agents.carry'), value: t(`agents.carries.${carry}`) },
                { key: 'costs', name: t('agents.costs'), value: t(costsCount ? 'yes' : 'no') },
                { key: 'loss', name: t('agents.lossShare'), value: t(lossShare ? 'yes' : 'no') },
              ]}
            />
            <div css={styles.buttons}>
              {mine && (
                <Button variant={lossShare ? 'danger' : 'plain'} onClick={() => setOpen(true)}>
                  {t(lossShare ? 'agents.lossOff' : 'agents.lossOn')}
                </Button>
              )}
              <Link to="/settings?q=agents." css={buttonLook({})}>
                {t('nav.settings')}
              </Link>
            </div>
          </div>
        )}
      </Asked>
      {open && (
        <Modal
          open
          title={t(lossShare ? 'agents.lossOff' : 'agents.lossOn')}
          closeLabel={t('close')}
          onClose={() => setOpen(false)}
        >
          <ReasonForm
            effect={<p>{t(lossShare ? 'agents.effect.lossOff' : 'agents.effect.lossOn')}</p>}
            submit={t('agents.request')}
            danger={lossShare}
            refused={refused}
            onSubmit={send}
            onCancel={() => setOpen(false)}
          />
        </Modal>
      )}
    </Card>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: tokens.space[4] }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
