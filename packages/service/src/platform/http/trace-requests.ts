import { isTracing, startRequestSpan } from '@endcap/foundation/observability/tracing'
import { type Context, context, type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Records a span for every request. It continues the caller's trace and contains the handler's spans. */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>()
  server.addHook('onRequest', async (request) => {
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
    const operation = request.routeOptions.config?.operationId ?? 'none'
    span.updateName(operation)
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
