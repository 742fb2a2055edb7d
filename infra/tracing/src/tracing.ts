import type { SpanAttributes, SpanOf } from './span-attributes.ts';

/** The place in a trace to which later work belongs. */
export type TracePlace = object;

/** The span of a request, which lasts longer than any function. */
export interface OpenSpan {
  /** Runs `work` inside of the span. */
  run(work: () => void): void;
  end(attributes: SpanAttributes, isFailure: boolean): void;
}

/** What records traces. `open-telemetry.ts` implements it. */
export interface Tracing {
  begin(span: SpanOf, traceparent: string | undefined): OpenSpan;
  inSpan<Result>(
    span: SpanOf,
    work: () => Promise<Result>,
    outcome?: (result: Result) => SpanAttributes,
  ): Promise<Result>;
  inTrace<Result>(span: SpanOf, work: () => Promise<Result>): Promise<Result>;
  inBatch<Result>(
    span: SpanOf,
    places: readonly (TracePlace | undefined)[],
    work: () => Promise<Result>,
  ): Promise<Result>;
  place(): TracePlace | undefined;
  headers(): Record<string, string>;
  traceId(): string | undefined;
}

let current: Tracing | undefined;

export const tracing = (): Tracing | undefined => current;

/** Of the whole process, as OpenTelemetry's own registration is. */
export function setTracing(given: Tracing | undefined): void {
  current = given;
}

/** A step of the current trace; without a recorded trace just the work. */
export const inSpan: Tracing['inSpan'] = (span, work, outcome) =>
  current ? current.inSpan(span, work, outcome) : work();

/** A trace of its own, of work that nobody requested. */
export const inTrace: Tracing['inTrace'] = (span, work) => (current ? current.inTrace(span, work) : work());

/** The current place, for `inBatch`; undefined where nothing is recorded. */
export const tracePlace = (): TracePlace | undefined => current?.place();

/**
 * Work for several traces at once. It is a step of the first recorded one; each other one has a step with a link to it.
 */
export const inBatch: Tracing['inBatch'] = (span, places, work) =>
  current ? current.inBatch(span, places, work) : work();

/** A call to another server; `send` adds the headers with which that server continues the trace. */
export const outgoing = (
  peer: string,
  send: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> =>
  current
    ? current.inSpan(
        { name: `call ${peer}`, kind: 'client', attributes: { 'service.peer.name': peer } },
        () => send(current!.headers()),
        ({ status }) => ({ 'http.response.status_code': status }),
      )
    : send({});

/** What a line of the log has in addition. */
export function traceFields(): { traceId?: string } {
  const traceId = current?.traceId();
  return traceId ? { traceId } : {};
}
