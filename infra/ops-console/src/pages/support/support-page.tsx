import { NoMatch } from '../../parts/no-match.tsx';
import { WayTo } from '../../parts/way-to.tsx';
import { SUPPORT_STATES } from '@atrium/contracts/support';
import { type SupportCase, supportList } from '@atrium/contracts/operator-support';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { columns as besideEachOther, Page } from '../../parts/page.tsx';
import { CaseDetail } from './case-detail.tsx';
import { CaseTable } from './case-table.tsx';

const OFTEN = 5_000;

/**
 * Conversations that wait for a reply, the oldest first; the selected one is open beside the list, on a phone in its
 * place.
 */
export function SupportPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const mine = useMayChange();
  const known = useOperation(supportList, {}, { every: OFTEN });
  const open = mine ? chosen('id') : '';
  const fits = ({ state }: SupportCase) => !chosen('state') || state === chosen('state');
  const waiting = known.data?.filter(({ state }) => state === 'waiting').length;
  return (
    <Page title={t('nav.support')} about={waiting !== undefined && t('waitingCount', { count: waiting })}>
      <div css={open ? besideEachOther : undefined}>
        <Card css={open ? styles.aside : undefined}>
          <div css={filters}>
            <Select
              label={t('state')}
              placeholder={t('all')}
              value={chosen('state')}
              options={SUPPORT_STATES.map((value) => ({ value, label: t(`support.state.${value}`) }))}
              onChange={({ target }) => choose('state', target.value)}
            />
          </div>
          <Asked of={known} lines={6}>
            {(all) => {
              const found = all.filter(fits);
              if (all.length === 0)
                return (
                  <EmptyState
                    scene="done"
                    title={t('nothingWaits')}
                    text={t('support.nothingText')}
                    action={<WayTo page="members" />}
                  />
                );
              if (found.length === 0) return <NoMatch />;
              return (
                <CaseTable
                  cases={found}
                  open={open}
                  {...(mine && { onOpen: (id: string) => choose('id', id, { step: true }) })}
                />
              );
            }}
          </Asked>
        </Card>
        {open && (
          <div css={styles.detail}>
            <Button icon="back" variant="quiet" css={styles.back} onClick={() => choose('id', '')}>
              {t('reviews.toList')}
            </Button>
            <CaseDetail key={open} id={open} />
          </div>
        )}
      </div>
    </Page>
  );
}

const styles = {
  aside: css({ [media.compact]: { display: 'none' } }),
  detail: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  back: css({ display: 'none', justifySelf: 'start', [media.compact]: { display: 'inline-flex' } }),
};
