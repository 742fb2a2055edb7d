import { erasureRequest } from '@atrium/contracts/operator-erasures';
import {
  memberAdmit,
  memberLock,
  memberSessionEnd,
  memberToUpline,
  memberUnlock,
  type OperatedMember,
} from '@atrium/contracts/operator-members';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';

export type Act =
  | { do: 'lock' }
  | { do: 'unlock' }
  | { do: 'allowUpline' }
  | { do: 'stopUpline' }
  /** The two wait for a second operator. */
  | { do: 'admit' }
  | { do: 'erase' }
  | { do: 'end' /** Without one: all of them. */; sessionId?: string };

interface MemberActProps {
  member: OperatedMember;
  act: Act;
  onDone: (member: OperatedMember) => void;
  onClose: () => void;
}

/** One action on a member, with a reason and its effect for them. */
export function MemberAct({ member, act, onDone, onClose }: MemberActProps) {
  const { t } = useTranslation();
  const say = useToast();
  const lock = useCommand(memberLock);
  const unlock = useCommand(memberUnlock);
  const upline = useCommand(memberToUpline);
  const end = useCommand(memberSessionEnd);
  const admit = useCommand(memberAdmit);
  const erase = useCommand(erasureRequest);
  const { id, account, sessions } = member;
  const one = act.do === 'end' && act.sessionId !== undefined;
  const what = act.do === 'end' ? (one ? 'endOne' : 'endAll') : act.do;
  const { refused } = { lock, unlock, allowUpline: upline, stopUpline: upline, end, admit, erase }[act.do];

  async function changed(reason: string): Promise<OperatedMember | undefined> {
    const input = { params: { id }, body: { reason } };
    if (act.do === 'lock') return await lock.run(input);
    if (act.do === 'unlock') return await unlock.run(input);
    if (act.do === 'admit') return (await admit.run(input)) && member;
    if (act.do === 'erase') return (await erase.run(input)) && member;
    if (act.do !== 'end')
      return await upline.run({ params: { id }, body: { allowed: act.do === 'allowUpline', reason } });
    const { sessionId } = act;
    const ended = await end.run({ params: { id }, body: { reason, ...(sessionId !== undefined && { sessionId }) } });
    return (
      ended && {
        ...member,
        sessions: sessionId === undefined ? [] : sessions.filter((session) => session.id !== sessionId),
      }
    );
  }
  const send = async (reason: string) => {
    const after = await changed(reason);
    if (!after) return false;
    say({ text: t(`members.done.${what}`, { account }), tone: 'win', timeout: 6_000 });
    onDone(after);
    onClose();
    return true;
  };
  return (
    <Modal open title={t(`members.titles.${what}`, { account })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t(`members.effect.${what}`, { account, upline: member.upline })}</p>}
        submit={t(`members.submit.${what}`)}
        danger={act.do !== 'unlock' && act.do !== 'allowUpline'}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}
