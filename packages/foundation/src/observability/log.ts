import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { traceFields } from './tracing.ts'

export type Logger = PinoLogger

/** `text` is for commands and has no time. */
export type LogConfig = { level: string; format: 'pretty' | 'text' | 'json' }

/**
 * Logs to standard error; standard output is for results. Omits headers and bodies: no token, secret or
 * signed URL. Each line has `contextFields`.
 */
export function createLog(
  { level, format }: LogConfig,
  contextFields: () => Record<string, string> = () => ({}),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => ({ ...traceFields(), ...contextFields() }),
    // Few log tools know pino's numbers.
    formatters: { level: (label: string) => ({ level: label }) },
  }
  if (format === 'json') return pino(options, pino.destination({ dest: 2, sync: false }))
  return pino(
    options,
    pretty({
      destination: 2,
      sync: true,
      ignore: format === 'text' ? 'pid,hostname,time' : 'pid,hostname',
      translateTime: 'SYS:HH:MM:ss.l',
      singleLine: true,
    }),
  )
}
