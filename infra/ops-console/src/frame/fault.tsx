import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Component, type ReactNode } from 'react';
import { withTranslation, type WithTranslation } from 'react-i18next';

/** Contains the failure of a page. */
class FaultBoundary extends Component<WithTranslation & { children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { t, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <Note
          tone="bad"
          title={t('pageFailed')}
          actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
        >
          {t('pageFailedText')}
        </Note>
      </div>
    );
  }
}

export const Fault = withTranslation()(FaultBoundary);
