import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { traceFields } from './tracing.ts'

export type Logger = PinoLogger

export type LogConfig = { level: string; format: 'pretty' | 'json' }

/**
 * Creates the service's log on standard error. Standard output is for the results of commands. Headers
 * and bodies are never logged, so the log contains no token, secret or signed URL.
 */
export function createLog({ level, format }: LogConfig): Logger {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime, mixin: traceFields }
  if (format === 'json') return pino(options, pino.destination({ dest: 2, sync: false }))
  return pino(
    options,
    pretty({
      destination: 2,
      sync: true,
      ignore: 'pid,hostname',
      translateTime: 'SYS:HH:MM:ss.l',
      singleLine: true,
    }),
  )
}
