import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import packageJson from '../../package.json' with { type: 'json' }
import type { Logger } from './log.ts'
import { setTracing } from './tracing.ts'

const EXPORT_TIMEOUT_MS = 5_000

/**
 * Enables `tracing.ts`. Spans are manual, because full instrumentation costs an empty route 40 %. Separate,
 * because the SDK adds a third of a second to startup.
 */
export function startTracing(
  { endpoint, ratio }: { endpoint: string; ratio: number },
  { role, log }: { role: string; log: Logger },
): AsyncDisposable {
  const warn = (message: string, ...rest: unknown[]) => log.warn({ detail: rest.map(String) }, message)
  diag.setLogger(
    { error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `endcap-${role}`,
      'service.version': packageJson.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  setTracing(true)
  return {
    async [Symbol.asyncDispose]() {
      setTracing(false)
      trace.disable()
      context.disable()
      await provider
        .shutdown()
        .catch((error: unknown) => log.warn({ err: error }, 'cannot send the last traces'))
      // Failed exports are reported only here.
      diag.disable()
    },
  }
}
