import { LobbyPage } from '@atrium/lobby/lobby-page';
import { useTranslation } from 'react-i18next';
import { live } from './live.state.ts';
import { TableLine } from './table-line.tsx';
import { TablesFollowed } from './tables-followed.tsx';
import { TypeChips } from './type-chips.tsx';

export function Page() {
  const { t } = useTranslation('live');
  return (
    <LobbyPage
      lobby={live}
      title={t('title')}
      shelves={['all', 'new', 'hot', 'recent', 'favourite', 'demo']}
      above={(vassalage, listed) => (
        <>
          <TypeChips vassalage={vassalage} waiting={listed.length === 0} />
          {listed.map((vendor) => (
            <TablesFollowed key={vendor} vassalage={vendor} alone={listed.length === 1} />
          ))}
        </>
      )}
      line={tableLine}
    />
  );
}

const tableLine = (table: Parameters<typeof TableLine>[0]['table']) => <TableLine table={table} />;
