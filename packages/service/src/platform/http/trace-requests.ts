import { isTracing, startRequestSpan } from '@endcap/foundation/observability/tracing'
import { type Context, context, type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's spans, if it is not that of its operation. Null for a route without spans. */
    spanName?: string | null
  }
}

/** Config of routes that are called every few seconds, or once for each file of a page. */
export const UNTRACED = { spanName: null } as const

/** Records a span for every request, except those of `UNTRACED` routes. It continues the caller's trace and contains the handler's spans. */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>()
  server.addHook('onRequest', async (request) => {
    if (spanNameOf(request.routeOptions) !== null)
      spans.set(request, startRequestSpan(request.method, request.headers['traceparent']))
  })
  // Starts when the body has arrived, because socket events have no context.
  server.addHook('preHandler', (request, _reply, done) => {
    const traced = spans.get(request)
    if (traced) context.with(traced.context, done)
    else done()
  })
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)?.span
    if (!span) return
    span.updateName(spanNameOf(request.routeOptions) ?? 'none')
    span.setAttributes({
      'http.response.status_code': reply.statusCode,
      'http.route': request.routeOptions.url ?? '',
      'endcap.request_id': request.id,
      ...request.logFields,
    })
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}

/** Returns the name of a route's spans: the id of its operation, `none` for unknown addresses, or null for no spans. */
export function spanNameOf({ config, schema }: Route): string | null {
  const { spanName, operationId } = config ?? {}
  if (spanName !== undefined) return spanName
  return operationId ?? schema?.operationId ?? 'none'
}

type Route = { config?: FastifyContextConfig | undefined; schema?: FastifySchema | undefined }
