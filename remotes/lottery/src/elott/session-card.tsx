import { sessionFigures } from '@atrium/contracts/limits';
import { panelLook } from '@atrium/draws/panel-look';
import { createResource, TRIAL_ROLE, useMoney, useResource, useSession } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import type { Fraction } from '@atrium/lottery-rules/fraction';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const figuresResource = createResource(sessionFigures, { staleOn: { 'balance.changed': true } });

interface SessionCardProps {
  /** Lowest and highest return of what can be bet on. */
  returns: { least: Fraction; greatest: Fraction } | null;
}

/** What the session has cost and paid, over all games, from the ledger; nothing for visitors and trials. Source: RG-09. */
export function SessionCard({ returns }: SessionCardProps) {
  const session = useSession();
  const isMember = session !== null && session.isAgent !== TRIAL_ROLE;
  const { value } = useResource(figuresResource, undefined, { paused: !isMember });
  const { t, i18n } = useTranslation('lottery');
  const money = useMoney();
  const heading = useId();
  if (!isMember) return null;
  // Nothing moves when the figures arrive.
  if (!value) return <Skeleton height={176} />;
  const percent = (share: Fraction) => formatPercent(Number((share.n * 10_000n) / share.d) / 100, i18n.language, 1);
  const rows: [name: string, text: string][] = [
    [t('elott.session.staked'), money(value.staked)],
    [t('elott.session.returned'), money(value.returned)],
    [t('elott.session.net'), money(value.net)],
  ];
  if (returns) {
    const [least, greatest] = [percent(returns.least), percent(returns.greatest)];
    rows.push([t('elott.session.return'), least === greatest ? least : t('elott.session.range', { least, greatest })]);
  }
  return (
    <section aria-labelledby={heading} css={styles.panel}>
      <div css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('elott.session.title')}
        </h3>
        <span css={styles.note}>{t('elott.session.all')}</span>
      </div>
      <dl css={styles.list}>
        {rows.map(([name, text]) => (
          <div key={name} css={styles.row}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const styles = {
  panel: css({ ...panelLook, display: 'grid', alignContent: 'start', gap: tokens.space[2], padding: tokens.space[4] }),
  head: css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: tokens.space[2] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ color: tokens.color.text2, ...tokens.type.small }),
  list: css({ display: 'grid', gap: tokens.space[1], margin: 0 }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
    ...tokens.numerals,
    '& > dt': { color: tokens.color.text2 },
    '& > dd': { margin: 0, fontWeight: tokens.weight.strong },
  }),
};
