import type { OperatedMember } from '@atrium/contracts/operator-members';
import { Button } from '@atrium/ui/button';
import { caution } from '@atrium/ui/caution';
import { Card } from '@atrium/ui/card';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { columns, stack } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { type Act, MemberAct } from './member-act.tsx';
import { MemberMovements } from './member-movements.tsx';
import { MemberProtection } from './member-protection.tsx';
import { MemberSessions } from './member-sessions.tsx';

interface MemberDetailProps {
  member: OperatedMember;
  onChanged: (member: OperatedMember) => void;
  /** Looks the same member up again, for the same reason. */
  onAgain: () => void;
}

const TONES = { active: 'good', locked: 'bad', closed: 'calm' } as const;
const KINDS = [0, 1, 2, 4, 41, 42];

/** A member's data as operators see it, with the actions that they may take. */
export function MemberDetail({ member, onChanged, onAgain }: MemberDetailProps) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const money = useMoney();
  const [act, setAct] = useState<Act>();
  const { account, nickname, type, status, upline, language, rank, email, mobile, registeredAt, lastLoginAt, balance } =
    member;
  const text = (key: string, value: string | null): Fact => ({
    key,
    name: t(`members.facts.${key}`),
    value: <bdi>{value || '–'}</bdi>,
  });
  const sum = (key: 'cash' | 'bonus' | 'locked'): Fact => ({
    key,
    name: t(`wallets.${key}`),
    value: money(balance[key], balance.currency),
  });
  return (
    <>
      <div css={columns}>
        <Card
          as="section"
          title={<bdi>{account}</bdi>}
          titleEnd={<State tone={TONES[status]}>{t(`members.states.${status}`)}</State>}
        >
          <div css={stack}>
            <Facts
              facts={[
                text('nickname', nickname),
                { key: 'type', name: t('kind'), value: KINDS.includes(type) ? t(`members.types.${type}`) : type },
                text('rank', rank),
                text('upline', upline),
                ...(upline === null
                  ? []
                  : [text('toUpline', t(member.toUpline ? 'members.allowed' : 'members.stopped'))]),
                text('language', language),
                text('email', email),
                text('mobile', mobile),
                text('registered', full(registeredAt)),
                text('lastLogin', lastLoginAt && full(lastLoginAt)),
                text('id', member.id),
              ]}
            />
            <div css={styles.buttons}>
              <Button icon="refresh" onClick={onAgain}>
                {t('members.again')}
              </Button>
              {status === 'active' && (
                <Button icon="lock" css={caution} onClick={() => setAct({ do: 'lock' })}>
                  {t('members.lock')}
                </Button>
              )}
              {status !== 'active' && (
                <Button icon="lock" onClick={() => setAct({ do: 'unlock' })}>
                  {t('members.unlock')}
                </Button>
              )}
              {upline !== null && (
                <Button icon="upline" onClick={() => setAct({ do: member.toUpline ? 'stopUpline' : 'allowUpline' })}>
                  {t(member.toUpline ? 'members.stopUpline' : 'members.allowUpline')}
                </Button>
              )}
              {status === 'active' && (
                <Button icon="shield" onClick={() => setAct({ do: 'admit' })}>
                  {t('members.admit')}
                </Button>
              )}
              <Button icon="user" css={caution} onClick={() => setAct({ do: 'erase' })}>
                {t('members.erase')}
              </Button>
            </div>
          </div>
        </Card>
        <div css={stack}>
          <Card as="section" title={t('members.money')}>
            <Facts facts={[sum('cash'), sum('bonus'), sum('locked')]} />
          </Card>
          <MemberProtection member={member} />
        </div>
      </div>
      <MemberSessions
        sessions={member.sessions}
        onEnd={(sessionId) => setAct({ do: 'end', ...(sessionId !== undefined && { sessionId }) })}
      />
      <MemberMovements recent={member.recent} />
      {act && <MemberAct member={member} act={act} onDone={onChanged} onClose={() => setAct(undefined)} />}
    </>
  );
}

const styles = { buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }) };
