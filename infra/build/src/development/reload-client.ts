/**
 * Part of every development build of a remote. If the React of the shell cannot refresh components in place, as on a
 * deployed site, a change reloads the page.
 */
interface Hot {
  addStatusHandler(handler: (status: string) => void): void;
}

const hot = (import.meta as ImportMeta & { webpackHot?: Hot }).webpackHot;
const page = globalThis as {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers?: Map<number, { scheduleRefresh?: unknown }> };
};
const refreshes = () =>
  [...(page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [])].some(
    ({ scheduleRefresh }) => typeof scheduleRefresh === 'function',
  );
let applied = false;
hot?.addStatusHandler((status) => {
  applied ||= status === 'apply';
  if (applied && status === 'idle' && !refreshes()) location.reload();
});
