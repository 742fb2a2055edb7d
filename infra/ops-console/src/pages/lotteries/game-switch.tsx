import { gameState } from '@atrium/contracts/operator';
import { lotteryPlayState } from '@atrium/contracts/operator-lottery';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';

interface SwitchProps {
  /** What is switched, for the title and the effect. */
  name: string;
  up: boolean;
  kind: 'game' | 'play';
  /** Makes the change; resolves with whether it was made. */
  onSend: (reason: string) => Promise<boolean>;
  refused: ReturnType<typeof useCommand>['refused'];
  onClose: () => void;
}

function SwitchDialog({ name, up, kind, onSend, refused, onClose }: SwitchProps) {
  const { t } = useTranslation();
  const say = useToast();
  const title = t(up ? 'lotteries.closeName' : 'lotteries.openName', { name });
  const send = async (reason: string) => {
    if (!(await onSend(reason))) return false;
    say({ text: t(up ? 'lotteries.nameClosed' : 'lotteries.nameOpened', { name }), tone: 'win', timeout: 6_000 });
    onClose();
    return true;
  };
  return (
    <Modal open title={title} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t(`lotteries.effect.${kind}${up ? 'Down' : 'Up'}`, { name })}</p>}
        submit={title}
        danger={up}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}

interface GameSwitchProps {
  gameId: string;
  name: string;
  up: boolean;
  onClose: () => void;
}

export function GameSwitch({ gameId, name, up, onClose }: GameSwitchProps) {
  const { run, refused } = useCommand(gameState);
  const send = async (reason: string) =>
    (await run({ params: { id: gameId }, body: { up: !up, reason } })) !== undefined;
  return <SwitchDialog kind="game" name={name} up={up} onSend={send} refused={refused} onClose={onClose} />;
}

interface PlaySwitchProps {
  game: string;
  play: string;
  name: string;
  up: boolean;
  onClose: () => void;
}

export function PlaySwitch({ game, play, name, up, onClose }: PlaySwitchProps) {
  const { run, refused } = useCommand(lotteryPlayState);
  const send = async (reason: string) =>
    (await run({ params: { game, play }, body: { up: !up, reason } })) !== undefined;
  return <SwitchDialog kind="play" name={name} up={up} onSend={send} refused={refused} onClose={onClose} />;
}
