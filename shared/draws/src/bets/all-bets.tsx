import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { dayAt } from '@atrium/lottery-rules/zone-time';
import { host } from '@atrium/host';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChaseList } from './chase-list.tsx';
import { TicketList } from './ticket-list.tsx';

const PERIODS = [1, 7, 30] as const;
const GAMES = ['thisGame', 'allGames'] as const;
const STATES = ['all', 'open', 'settled'] as const;
const DAY_MS = 86_400_000;

export interface AllBetsProps {
  gameCode: string;
  plays: ReadonlyMap<string, Play>;
  onAgain?: ((ticket: Ticket) => void) | undefined;
}

/** All own tickets of a game, or of all lotteries, by state and period, and the game's chases (10-40). */
export function AllBets({ gameCode, plays, onAgain }: AllBetsProps) {
  const { t } = useTranslation('draws');
  const panel = useId();
  const [kind, setKind] = useState<'tickets' | 'chases'>('tickets');
  const [games, setGames] = useState<(typeof GAMES)[number]>('thisGame');
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const [days, setDays] = useState<(typeof PERIODS)[number]>(7);
  const today = Date.now();
  const day = (at: number) => dayAt(new Date(at), host().brand.timeZone);
  return (
    <div css={styles.root}>
      <Tabs
        label={t('bets.kinds')}
        look="segments"
        panel={panel}
        value={kind}
        tabs={(['tickets', 'chases'] as const).map((value) => ({ value, label: t(`bets.${value}`) }))}
        onChange={setKind}
      />
      <div id={panel} role="tabpanel" aria-label={t(`bets.${kind}`)} css={styles.root}>
        {kind === 'chases' ? (
          <ChaseList gameCode={gameCode} plays={plays} />
        ) : (
          <>
            <RadioGroup
              label={t('bets.games')}
              look="keys"
              value={games}
              onChange={setGames}
              options={GAMES.map((value) => ({ value, label: t(`bets.${value}`) }))}
            />
            <RadioGroup
              label={t('bets.state')}
              look="keys"
              value={state}
              onChange={setState}
              options={STATES.map((value) => ({ value, label: t(`bets.states.${value}`) }))}
            />
            <RadioGroup
              label={t('bets.period')}
              look="keys"
              value={String(days)}
              onChange={(value) => setDays(PERIODS.find((one) => String(one) === value)!)}
              options={PERIODS.map((value) => ({
                value: String(value),
                label: value === 1 ? t('bets.today') : t('bets.days', { count: value }),
              }))}
            />
            <TicketList
              key={`${games} ${state} ${days}`}
              query={{
                ...(games === 'thisGame' && { gameCode }),
                state,
                from: day(today - (days - 1) * DAY_MS),
                to: day(today),
              }}
              gameCode={gameCode}
              plays={plays}
              onAgain={onAgain}
            />
          </>
        )}
      </div>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 }) };
