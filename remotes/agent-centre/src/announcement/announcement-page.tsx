import { AnnouncementList } from '@atrium/centre/announcement-list';
import { PageHead } from '@atrium/centre/page-head';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';
import { cornerSpace } from '../frame/corner-space.ts';

export function Page() {
  const { t } = useTranslation('agent-centre');
  const readAll = () => {
    host().closeCentre();
    host().navigate('/noticePage');
  };
  return (
    <>
      <PageHead title={t('pages.agentAnnouncement')}>
        <Button css={cornerSpace} onClick={readAll}>
          {t('announcement.all')}
        </Button>
      </PageHead>
      <AnnouncementList
        caption={t('pages.agentAnnouncement')}
        title={t('announcement.title')}
        at={t('announcement.at')}
        none={t('announcement.none')}
      />
    </>
  );
}
