import type { Job } from './worker-loop.ts'

/** Fields of a payload that are no ids: the trace has fields of its own. */
const LEFT_OUT = new Set(['traceparent'])

/** Returns the fields of a job's log lines: what the job concerns, spelled as everywhere in the log and in the API. */
export function jobFields({
  id,
  data,
  groupId,
}: Pick<Job, 'id' | 'data' | 'groupId'>): Record<string, unknown> {
  const values = Object.entries(data).filter(
    ([name, value]) => !LEFT_OUT.has(name) && typeof value !== 'object',
  )
  return {
    job_id: id,
    ...(groupId ? { organization_id: groupId } : {}),
    ...Object.fromEntries(values.map(([name, value]) => [snakeCase(name), value])),
  }
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
