export interface Navigation {
  go(to: string, options?: { replace?: boolean }): void;
  /** Sets the router of the page and runs the navigation that was requested before. */
  attach(navigate: (to: string, options?: { replace?: boolean }) => void): void;
}

/** Navigates from code outside React. */
export function createNavigation(): Navigation {
  let attached: Parameters<Navigation['attach']>[0] | undefined;
  let waiting: [string, { replace?: boolean } | undefined] | undefined;
  return {
    go(to, options) {
      if (attached) attached(to, options);
      else waiting = [to, options];
    },
    attach(navigate) {
      attached = navigate;
      if (waiting) navigate(...waiting);
      waiting = undefined;
    },
  };
}
