/** What balancers and supervisors ask: no use of the site, and nothing that a busy process refuses. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];
