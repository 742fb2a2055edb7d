import { Component, type ReactNode } from 'react';
import { showFatal } from './show-fatal.ts';

/** Nothing inside should ever throw this far; if it does, the page of last resort says so. */
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
