import { WayTo } from '../../parts/way-to.tsx';
import { DRAW_STAGES, type DrawStage, drawList } from '@atrium/contracts/operator-draws';
import { lotteryGameList } from '@atrium/contracts/operator-lottery';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { Tabs, tabId } from '@atrium/ui/tabs';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { Page } from '../../parts/page.tsx';
import { DrawDetail } from './draw-detail.tsx';
import { DrawTable } from './draw-table.tsx';

const OFTEN = 5_000;

/** Draws by stage; the selected one is open in the place of the list. */
export function DrawsPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const stage = DRAW_STAGES.find((value) => value === chosen('stage')) ?? 'running';
  const [game, issue] = [chosen('game'), chosen('issue')];
  const looked = chosen('q');
  const games = useOperation(lotteryGameList);
  const known = useOperation(
    drawList,
    { query: { stage, ...(game && { game }), ...(looked && { issue: looked }) } },
    { every: OFTEN, enabled: !issue },
  );
  if (game && issue) {
    const name = games.data?.find(({ code }) => code === game)?.name ?? game;
    return (
      <Page title={t('draws.drawOf', { name })} about={<bdi>{issue}</bdi>}>
        <Button icon="back" variant="quiet" css={styles.back} onClick={() => choose('issue', '')}>
          {t('draws.toList')}
        </Button>
        <DrawDetail key={`${game} ${issue}`} game={game} issue={issue} />
      </Page>
    );
  }
  return (
    <Page title={t('nav.draws')}>
      <Tabs<DrawStage>
        label={t('draws.stages')}
        tabs={DRAW_STAGES.map((value) => ({ value, label: t(`draws.stage.${value}`) }))}
        value={stage}
        onChange={(value) => choose('stage', value)}
        panel="draws-of-stage"
      />
      <Card id="draws-of-stage" role="tabpanel" aria-labelledby={tabId('draws-of-stage', stage)}>
        <div css={filters}>
          <Select
            label={t('draws.game')}
            placeholder={t('all')}
            value={game}
            options={(games.data ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
            onChange={({ target }) => choose('game', target.value)}
          />
          <SearchField
            labelled
            label={t('draws.issue')}
            placeholder={t('draws.issue')}
            value={looked}
            onChange={({ target }) => choose('q', target.value)}
          />
        </div>
        <Asked of={known} lines={8}>
          {(draws) =>
            draws.length === 0 ? (
              <EmptyState
                scene="draws"
                title={t('draws.none')}
                text={t(`draws.noneOf.${stage}`)}
                action={<WayTo page="lotteries" />}
              />
            ) : (
              <DrawTable draws={draws} stage={stage} />
            )
          }
        </Asked>
      </Card>
    </Page>
  );
}

const styles = { back: css({ justifySelf: 'start' }) };
