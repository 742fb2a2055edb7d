/** The portal that a measurement speaks to: the one of `npm start`, or another by the variables of its ports and data folder. */
export function portalOf(env: NodeJS.ProcessEnv): string {
  env.ATRIUM_E2E_VAR ??= env.ATRIUM_VAR ?? 'var';
  env.ATRIUM_E2E_OPS ??= `http://127.0.0.1:${env.ATRIUM_OPS_PORT ?? 8090}`;
  env.ATRIUM_E2E_SITE ??= `http://localhost:${env.ATRIUM_SITE_PORT ?? 8080}`;
  return env.ATRIUM_E2E_SITE;
}
