import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanAttributes, SpanOf } from './span-attributes.ts';
import type { TracingOptions } from './start-tracing.ts';
import type { Tracing } from './tracing.ts';

/** A process that stops waits no longer for its collector. */
const EXPORT_TIMEOUT_MS = 2_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** Records traces with the OpenTelemetry SDK, and exports them as JSON by OTLP over HTTP. */
export function openTelemetry(options: TracingOptions & { endpoint: string }): Tracing & { close(): Promise<void> } {
  const provider = providerOf(options);
  const tracer = provider.getTracer('atrium');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  setGlobalErrorHandler((fault) => options.onFault(fault instanceof Error ? fault : new Error(String(fault))));

  const start = (
    { name, kind, attributes = {} }: SpanOf,
    parent: Context,
    links: { context: ReturnType<Span['spanContext']> }[] = [],
  ) =>
    tracer.startSpan(
      name,
      { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes: { ...attributes }, links },
      parent,
    );

  async function follow<Result>(
    spans: readonly Span[],
    within: Context,
    work: () => Promise<Result>,
    outcome?: (result: Result) => SpanAttributes,
  ): Promise<Result> {
    try {
      const result = await context.with(within, work);
      if (outcome) for (const span of spans) span.setAttributes({ ...outcome(result) });
      return result;
    } catch (error) {
      for (const span of spans) fail(span, errorType(error));
      throw error;
    } finally {
      for (const span of spans) span.end();
    }
  }

  return {
    begin(span, traceparent) {
      const parent = parseTraceParent(traceparent ?? '');
      const from = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
      const opened = start(span, from);
      const within = trace.setSpan(from, opened);
      return {
        run: (work) => context.with(within, work),
        end(attributes, isFailure) {
          opened.setAttributes({ ...attributes });
          if (isFailure) opened.setStatus({ code: SpanStatusCode.ERROR });
          opened.end();
        },
      };
    },
    inSpan(span, work, outcome) {
      if (!trace.getActiveSpan()?.isRecording()) return work();
      const opened = start(span, context.active());
      return follow([opened], trace.setSpan(context.active(), opened), work, outcome);
    },
    inTrace(span, work) {
      const opened = start(span, ROOT_CONTEXT);
      return follow([opened], trace.setSpan(ROOT_CONTEXT, opened), work);
    },
    inBatch(span, places, work) {
      const [first, ...others] = places.filter((place) => place !== undefined) as Context[];
      if (!first) return context.with(ROOT_CONTEXT, work);
      const leading = start(span, first);
      const linked = others.map((place) => start(span, place, [{ context: leading.spanContext() }]));
      return follow([leading, ...linked], trace.setSpan(first, leading), work);
    },
    place: () => (trace.getActiveSpan()?.isRecording() ? context.active() : undefined),
    headers(): Record<string, string> {
      const place = trace.getActiveSpan()?.spanContext();
      if (!place) return {};
      const flags = place.traceFlags.toString(16).padStart(2, '0');
      return { traceparent: `00-${place.traceId}-${place.spanId}-${flags}` };
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    async close() {
      await provider.shutdown().catch(options.onFault);
      context.disable();
    },
  };
}

function providerOf({ endpoint, ratio, service }: TracingOptions & { endpoint: string }): TracerProvider {
  // By the trace's id alone: a caller's own decision would let anybody have everything recorded.
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'atrium' }),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler, remoteParentNotSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A code such as `40P01` or `ECONNREFUSED`, else the error's class. Never its message, which may have values. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code)) return code;
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'Error';
}
