/**
 * Stands before React in the shell that developers get: React announces itself to this hook, and a remote's refresh
 * runtime, which comes much later, finds it there.
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
