export interface Navigation {
  go(to: string, options?: { replace?: boolean }): void;
  /** Joins the router of the page; what was asked for before is done then. */
  attach(navigate: (to: string, options?: { replace?: boolean }) => void): void;
}

/** Lets code outside of React go somewhere. */
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
