import { lotteryMarketState, type OperatedLottery } from '@atrium/contracts/operator-lottery';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';

interface MarketSwitchProps {
  market: string;
  name: string;
  up: boolean;
  games: readonly OperatedLottery[];
  onClose: () => void;
}

/** Closes or opens all games of a market. */
export function MarketSwitch({ market, name, up, games, onClose }: MarketSwitchProps) {
  const { t } = useTranslation();
  const say = useToast();
  const { run, refused } = useCommand(lotteryMarketState);
  const title = t(up ? 'lotteries.closeMarket' : 'lotteries.openMarket', { name });
  const count = games.filter((game) => game.up === up).length;
  const send = async (reason: string) => {
    if (!(await run({ params: { market }, body: { up: !up, reason } }))) return false;
    say({ text: t(up ? 'lotteries.marketClosed' : 'lotteries.marketOpened', { name }), tone: 'win', timeout: 6_000 });
    onClose();
    return true;
  };
  return (
    <Modal open title={title} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t(up ? 'lotteries.effect.marketDown' : 'lotteries.effect.marketUp', { name, count })}</p>}
        submit={title}
        danger={up}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}
