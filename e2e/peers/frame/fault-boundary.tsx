import { Component, type ReactNode } from 'react';

/** The boundary of React's documentation: a sentence in place of a screen that threw. */
export class FaultBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p role="alert">Couldn't show these games. Try again later.</p> : this.props.children;
  }
}
