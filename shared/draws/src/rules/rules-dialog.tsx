import type { LotteryGame } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { Modal } from '@atrium/ui/modal';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../board/play-name.ts';
import { playsOfTab, tabsOf } from '../board/play-types.ts';
import { usePlays } from '../board/use-plays.ts';
import { WithBoard } from '../board/with-board.tsx';
import { houseKeys } from './house-rules.ts';
import { PlayRule } from './play-rule.tsx';
import { RULES_NAMESPACE } from './rule-texts.ts';

export interface RulesDialogProps {
  game: LotteryGame;
  /** The play type that is shown first. */
  playType: string;
  open: boolean;
  onClose: () => void;
}

/** How a game is played: each play in words with an example, its cost and return, and the house rules. */
export function RulesDialog({ game, playType, open, onClose }: RulesDialogProps) {
  const { t } = useTranslation(RULES_NAMESPACE);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('title', { game: game.name })}
      closeLabel={t('draws:board.close')}
      width={760}
      height={520}
    >
      <WithBoard gameCode={game.code} height={400}>
        {(board) => <Rules key={playType} board={board} playType={playType} />}
      </WithBoard>
    </Modal>
  );
}

function Rules({ board, playType }: { board: Board; playType: string }) {
  const { t } = useTranslation(RULES_NAMESPACE);
  const names = useNames();
  const panel = useId();
  const plays = usePlays(board, board.upcoming[0]?.drawsAt ?? board.serverTime);
  const tabs = tabsOf(plays);
  const [chosen, setChosen] = useState(playType);
  const tab = tabs.includes(chosen) ? chosen : tabs[0]!;
  const house = houseKeys(board.rules.family, board.rules.house);
  return (
    <div css={styles.root}>
      <Tabs
        label={t('draws:playTypes')}
        look="pills"
        panel={panel}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: names.tab(value) }))}
        onChange={setChosen}
      />
      <div id={panel} role="tabpanel" aria-label={names.tab(tab)} css={styles.plays}>
        {playsOfTab(plays, tab).map((play) => (
          <PlayRule key={play.code} play={play} board={board} />
        ))}
      </div>
      {house.length > 0 && (
        <section css={styles.house}>
          <h3 css={styles.title}>{t('house.title')}</h3>
          <ul css={styles.list}>
            {house.map((key) => (
              <li key={key}>{t(key as never)}</li>
            ))}
          </ul>
        </section>
      )}
      <p css={styles.note}>{t('rtp')}</p>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] }),
  plays: css({ display: 'grid', gap: tokens.space[5] }),
  house: css({ display: 'grid', gap: tokens.space[2] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  list: css({ display: 'grid', gap: tokens.space[1], margin: 0, paddingInlineStart: tokens.space[5] }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
