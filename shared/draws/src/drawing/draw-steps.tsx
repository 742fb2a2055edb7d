import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RunningDraw } from './running-draw.ts';

type State = 'done' | 'now' | 'next';

interface DrawStepsProps {
  draw: RunningDraw;
  /** The result is drawn elsewhere. */
  isOutside: boolean;
  /** Only the step that is now. */
  brief?: boolean;
}

/** What happens between the close and the prizes, each step a mark and a word. */
export function DrawSteps({ draw: { ticketCount, stage }, isOutside, brief = false }: DrawStepsProps) {
  const { t } = useTranslation('draws');
  const steps: [text: string, state: State][] = [
    [ticketCount === null ? t('live.closed') : t('live.closedCount', { count: ticketCount }), 'done'],
    [t(isOutside ? 'live.outside' : 'live.value'), stage === 'closed' ? 'now' : 'done'],
    [t('live.numbers'), stage === 'closed' ? 'next' : stage === 'showing' ? 'now' : 'done'],
    [t('live.prizes'), stage === 'paying' ? 'now' : 'next'],
  ];
  return (
    <ol css={styles.list}>
      {steps
        .filter(([, state]) => !brief || state === 'now')
        .map(([text, state]) => (
          <li key={text} css={[styles.step, state === 'next' && styles.next]}>
            <span css={[styles.mark, marks[state]]}>{state === 'done' && <Icon name="check" size={12} />}</span>
            {text} <span css={styles.word}>{t(`live.state.${state}`)}</span>
          </li>
        ))}
    </ol>
  );
}

const styles = {
  list: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    // The second line of the title on a phone.
    [media.phone]: { order: -1, justifyContent: 'start' },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  step: css({ display: 'inline-flex', alignItems: 'center', gap: 6, ...tokens.type.small, ...tokens.numerals }),
  next: css({ color: tokens.color.text2 }),
  word: css({ color: tokens.color.text2 }),
  mark: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 16,
    blockSize: 16,
    border: `2px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
  }),
};
const marks = {
  done: css({ borderColor: tokens.color.text, background: tokens.color.text, color: tokens.color.ground }),
  now: css({
    borderColor: tokens.color.text,
    boxShadow: `inset 0 0 0 2px ${tokens.color.surface}`,
    background: tokens.color.text,
  }),
  next: css({}),
};
