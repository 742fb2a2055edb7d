import { Component, type ReactNode } from 'react';
import { showFatal } from './show-fatal.ts';

/** Shows the page of last resort for an error that no boundary inside has caught. */
export class RootBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    showFatal(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
