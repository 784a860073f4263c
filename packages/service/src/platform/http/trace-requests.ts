import { isTracing, startRequestSpan } from '@endcap/foundation/observability/tracing'
import { type Context, context, type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to the operation's name. Null for no spans. */
    spanName?: string | null
  }
}

/** For routes called every few seconds or for each file of a page. */
export const UNTRACED = { spanName: null } as const

/** Continues the caller's trace with a span, except on `UNTRACED` routes. */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>()
  server.addHook('onRequest', async (request) => {
    if (spanNameOf(request.routeOptions) !== null)
      spans.set(request, startRequestSpan(request.method, request.headers['traceparent']))
  })
  // Starts after the body, because socket events have no context.
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

/** Returns the operation id, `none` for unknown addresses, or null for no spans. */
export function spanNameOf({ config, schema }: Route): string | null {
  const { spanName, operationId } = config ?? {}
  if (spanName !== undefined) return spanName
  return operationId ?? schema?.operationId ?? 'none'
}

type Route = { config?: FastifyContextConfig | undefined; schema?: FastifySchema | undefined }
