/**
 * Stands in every development build of a remote. In a shell whose React cannot refresh a component in place (one that
 * is deployed elsewhere), what was changed is shown by loading the page again.
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
