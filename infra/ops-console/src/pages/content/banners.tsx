import { bannerList, type OperatedBanner } from '@atrium/contracts/operator-content';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';
import { BannerEditor } from './banner-editor.tsx';
import { ContentList } from './content-list.tsx';

/** Banners of every state, in the order of their display. */
export function Banners() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const columns: Column<OperatedBanner>[] = [
    { key: 'group', head: t('content.place'), cell: ({ group }) => t(`content.groups.${group}`) },
    { key: 'to', head: t('content.to'), cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
    { key: 'position', head: t('content.position'), align: 'end', cell: ({ position }) => number(position) },
  ];
  return (
    <ContentList
      list={bannerList}
      caption={t('content.banners')}
      newLabel={t('content.newBanner')}
      choice="banner"
      columns={columns}
      Editor={BannerEditor}
    />
  );
}
