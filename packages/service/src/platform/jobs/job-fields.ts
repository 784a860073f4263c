import type { Job } from './worker-loop.ts'

/** The trace has its own fields. */
const LEFT_OUT = new Set(['traceparent'])

/** Returns log fields about a job, spelled as in the API. */
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
