import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { traceFields } from './tracing.ts'

export type Logger = PinoLogger

/** `text` is for commands, whose messages need no time. */
export type LogConfig = { level: string; format: 'pretty' | 'text' | 'json' }

/**
 * Creates the service's log on standard error. Standard output is for the results of commands. Headers
 * and bodies are never logged, so the log contains no token, secret or signed URL. `contextFields` are added to each line.
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
    // The word, by which log tools filter. Few know the numbers of pino.
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
