/**
 * Runs before React in the development shell: React registers with this hook, where a remote's refresh runtime finds it
 * later.
 */
interface Renderer {
  scheduleRefresh?: unknown;
}
interface Hook {
  renderers: Map<number, Renderer>;
  supportsFiber: true;
  inject(renderer: Renderer): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
const renderers = new Map<number, Renderer>();
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
