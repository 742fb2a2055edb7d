// The asynchronous start that module federation's guide asks for: shared modules are negotiated before they are used.
import('./start.tsx');
