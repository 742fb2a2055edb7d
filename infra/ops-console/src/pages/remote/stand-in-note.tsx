import type { ChannelStatus, StandIn } from '@atrium/contracts/registry-channel-status';
import { restore, swap } from '@atrium/contracts/registry-channels';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { undo, useChange } from '../../data/use-change.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useFormat } from '../../parts/use-format.ts';

interface StandInNoteProps {
  remote: ChannelStatus;
  standIn: StandIn;
  sequence: number;
}

/** The stand-in of the remote, and the button that restores the remote. */
export function StandInNote({ remote, standIn, sequence }: StandInNoteProps) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { change, busy, refused } = useChange(restore);
  const { kind, to, url, text, since, until, reason } = standIn;
  const again = { ...(to && { to }), ...(url && { frame: url }), ...(text && { maintenance: text }), reason };
  const end = () =>
    change(
      { params: { name: remote.name }, body: { reason: t('restoreReason'), expectedSequence: sequence } },
      t('restored', { remote: remote.name }),
      undo(swap, { params: { name: remote.name }, body: again }),
    );
  return (
    <>
      <Note
        tone="warn"
        title={t(`standIn.${kind}`, { since: moment(since) })}
        actions={
          <Button variant="primary" size="large" busy={busy} onClick={() => void end()}>
            {t('restore')}
          </Button>
        }
      >
        <p>
          <bdi>{to ?? url ?? text}</bdi>
        </p>
        <p>{until ? t('standInUntil', { reason, until: moment(until) }) : t('standInOpen', { reason })}</p>
      </Note>
      <Refusal refused={refused} />
    </>
  );
}
