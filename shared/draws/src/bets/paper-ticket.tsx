import type { Ticket } from '@atrium/contracts/lottery-bets';
import { host, useInstant, useMoney } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { PAPER } from '../paper-look.ts';
import { PaperTear } from '../paper-tear.tsx';
import { PaperTicketLine } from './paper-ticket-line.tsx';
import { useTicketTerms } from './use-ticket-terms.ts';

interface PaperTicketProps {
  ticket: Ticket;
  /** The plays of its game, which name those of its lines. */
  plays: ReadonlyMap<string, Play>;
  /** Every line, not only the first ones. */
  complete?: boolean;
}

/** Lines that are printed; the rest are counted. */
const LINES_SHOWN = 4;

/** A ticket as it is printed: the house and its number, the draw, the numbers, when and at what price it was taken, what it cost (10-37). */
export function PaperTicket({ ticket, plays, complete = false }: PaperTicketProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const instant = useInstant();
  const { lines, state } = ticket;
  const terms = useTicketTerms(ticket, plays);
  const shown = complete ? lines : lines.slice(0, LINES_SHOWN);
  const isWon = state === 'won';
  return (
    <div css={styles.root}>
      <div css={styles.sheet}>
        <header css={styles.head}>
          <span>
            <span css={styles.brand}>{host().brand.name}</span>
            <span css={styles.quiet}>{t('board.ticketNumber', { number: ticket.number })}</span>
          </span>
          <span css={styles.draw}>
            <span lang={languageOfName(ticket.gameName)}>{ticket.gameName}</span>
            <span>{t('board.drawOf', { issue: ticket.issue })}</span>
          </span>
        </header>
        <ul css={styles.lines}>
          {shown.map((line, at) => (
            <PaperTicketLine key={at} line={line} play={plays.get(line.play)} isOnly={lines.length === 1} />
          ))}
          {lines.length > shown.length && (
            <li css={styles.quiet}>{t('board.moreLines', { count: lines.length - shown.length })}</li>
          )}
        </ul>
        <dl css={styles.facts}>
          <dt>{t('board.accepted')}</dt>
          <dd>{instant(ticket.placedAt, 'full')}</dd>
          <dt>{t('board.draw')}</dt>
          <dd>{instant(ticket.drawsAt, 'date-time')}</dd>
          {terms.map(([name, text]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
          {BigInt(ticket.selfRebate) > 0n && (
            <>
              <dt>{t('board.selfRebate')}</dt>
              <dd>{money(ticket.selfRebate)}</dd>
            </>
          )}
          {isWon && (
            <>
              <dt>{t('board.stake')}</dt>
              <dd>{money(ticket.stake)}</dd>
            </>
          )}
          {complete && !isWon && (
            <>
              <dt>{t('bets.state')}</dt>
              <dd>{t(`board.states.${state}`, { amount: '' })}</dd>
            </>
          )}
        </dl>
        <footer css={styles.foot}>
          {isWon ? (
            <b css={[styles.sum, styles.won]}>{t('board.states.won', { amount: money(ticket.payout ?? '0') })}</b>
          ) : (
            <>
              <span>{t('board.stake')}</span>
              <b css={styles.sum}>{money(ticket.stake)}</b>
            </>
          )}
        </footer>
      </div>
      <PaperTear />
    </div>
  );
}

const styles = {
  root: css({ minInlineSize: 0, filter: `drop-shadow(0 0 1px ${tokens.color.lineStrong})` }),
  sheet: css({
    display: 'grid',
    gap: tokens.space[3],
    padding: `${tokens.space[4]} ${tokens.space[5]} ${tokens.space[3]}`,
    borderRadius: `${tokens.radius.medium} ${tokens.radius.medium} 0 0`,
    background: PAPER.sheet,
    color: PAPER.ink,
    colorScheme: 'light',
    ...tokens.numerals,
  }),
  head: css({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    paddingBlockEnd: tokens.space[3],
    borderBlockEnd: `2px solid ${PAPER.ink}`,
  }),
  brand: css({ display: 'block', ...tokens.display, ...tokens.type.section }),
  quiet: css({ color: PAPER.quiet, ...tokens.type.small }),
  draw: css({ display: 'grid', color: PAPER.quiet, textAlign: 'end', ...tokens.type.small }),
  lines: css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0, listStyle: 'none' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    margin: 0,
    ...tokens.type.small,
    '& > dt': { color: PAPER.quiet },
    '& > dd': { margin: 0, fontWeight: tokens.weight.strong, textAlign: 'end' },
  }),
  foot: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    paddingBlockStart: tokens.space[2],
    borderBlockStart: `2px solid ${PAPER.ink}`,
    ...tokens.type.body,
  }),
  sum: css(tokens.type.page),
  won: css({ color: PAPER.win }),
};
