import {
  type Attributes,
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import packageJson from '../../package.json' with { type: 'json' }

export type TracingConfig = {
  /** OTLP over HTTP, or null. */
  endpoint: string | null
  /** Kept share of traces started here, 0–1. */
  ratio: number
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
let active = false
const tracer = () => trace.getTracer('endcap', packageJson.version)

/** Returns the state of `setTracing`. */
export const isTracing = (): boolean => active

/** Called by `start-tracing.ts`. */
export function setTracing(isActive: boolean): void {
  active = isActive
}

/** Marks the span failed if `work` throws. */
export async function traced<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Result | Promise<Result>,
  parent: Context = context.active(),
): Promise<Result> {
  if (!active) return work(trace.wrapSpanContext(INVALID_SPAN_CONTEXT))
  const span = tracer().startSpan(name, { attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span))
  } catch (error) {
    span.setStatus({
      code: SpanStatusCode.ERROR,
      message: error instanceof Error ? error.message : String(error),
    })
    throw error
  } finally {
    span.end()
  }
}

/** Returns a W3C `traceparent`, or an empty object. */
export function carriedTrace(): { traceparent?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  if (!span || !isSpanContextValid(span)) return {}
  const flags = (span.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')
  return { traceparent: `00-${span.traceId}-${span.spanId}-${flags}` }
}

/** Defaults to an empty context. */
export function traceOf({ traceparent }: { traceparent?: unknown }): Context {
  const [, traceId, spanId, flags] =
    TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT
}

/** Returns an empty object without a trace. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** The caller ends it. */
export function startRequestSpan(method: string, traceparent: unknown): { span: Span; context: Context } {
  const parent = traceOf({ traceparent })
  const span = tracer().startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  )
  return { span, context: trace.setSpan(parent, span) }
}
