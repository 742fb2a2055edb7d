import type { AccountStanding as Standing } from '@atrium/contracts/agent-downline';
import { useInstant, useResource } from '@atrium/host';
import { formatRate } from '@atrium/i18n/rate';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { standingResource } from '../tree/tree.state.ts';
import { rateGroups } from './rate-groups.ts';

/** The terms of an account against those of its upline, whether it is blocked, and the agent's note. */
export function AccountStanding({ id }: { id: string }) {
  const { t, i18n } = useTranslation('agent-centre');
  const instant = useInstant();
  const { value } = useResource(standingResource, { params: { id } });
  if (!value) return null;
  const percent = (rate: number) => formatRate(rate, i18n.language);
  const rows: [string, string][] = [
    [t('register.group'), t('standing.ofMost', { own: value.group ?? t('standing.ofGame'), most: value.most.group })],
    ...rateGroups(value).map(({ categories, own, most }): [string, string] => [
      categories
        ? new Intl.ListFormat(i18n.language, { type: 'unit' }).format(categories.map((each) => t(`categories.${each}`)))
        : t('standing.allGames'),
      t('standing.ofMost', { own: percent(own), most: percent(most) }),
    ]),
  ];
  return (
    <>
      {value.block && (
        <Note tone="bad">
          {t(value.block.mine ? 'standing.blockedFor' : 'standing.blockedAbove', {
            since: instant(value.block.since, 'date-time'),
            reason: value.block.reason,
          })}
        </Note>
      )}
      <h3 css={styles.title}>{t('standing.terms')}</h3>
      <dl css={styles.rows}>
        {rows.map(([name, text]) => (
          <div key={name} css={styles.row}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!value.mayRaise && <p css={styles.quiet}>{t('standing.byUpline', { account: value.upline })}</p>}
      <Remark {...value} />
    </>
  );
}

function Remark({ note }: Standing) {
  const { t } = useTranslation('agent-centre');
  if (!note) return null;
  return (
    <>
      <h3 css={styles.title}>{t('standing.note')}</h3>
      <p css={styles.note}>{note}</p>
    </>
  );
}

const styles = {
  title: css({ margin: `${tokens.space[4]} 0 ${tokens.space[2]}`, ...tokens.type.title }),
  rows: css({ margin: 0, ...tokens.type.small, ...tokens.numerals }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong, whiteSpace: 'nowrap' },
  }),
  quiet: css({ color: tokens.color.text2, ...tokens.type.small }),
  note: css({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...tokens.type.body }),
};
