import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Problem } from '../errors/domain-error.ts'
import { describeIssue, REQUIRED } from './describe-issue.ts'

type Path = readonly PropertyKey[]

export class InvalidFieldsError extends Error {
  readonly problems: Problem[]
  constructor(problems: Problem[]) {
    super('the request is not valid')
    this.problems = problems
  }
}

/** Compiles a Zod schema with plain messages for people. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) return (value: unknown) => ({ value })
  const whole = httpPart === 'querystring' ? 'query' : (httpPart ?? 'request')
  return (value: unknown) => {
    const result = schema.safeParse(value, { error: describeIssue })
    if (result.success) return { value: result.data }
    return { error: new InvalidFieldsError(problemsOf(result.error.issues, whole)) }
  }
}

/** Omits follow-up issues of a wrong type. */
function problemsOf(issues: readonly z.core.$ZodIssue[], whole: string): Problem[] {
  const mistyped = new Set<string>()
  return issues
    .flatMap((issue) => innermost(issue))
    .flatMap(({ code, path, message }) => {
      const field = nameOf(path, whole)
      if (mistyped.has(field)) return []
      if (code === 'invalid_type') mistyped.add(field)
      return [{ field, issue: message }]
    })
}

/** Selects the union's form whose fields were sent. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) => !issues.some(isAbsent))
  if (!meant) return [issue]
  return meant.flatMap((each) => innermost({ ...each, path: [...issue.path, ...each.path] }))
}

const isAbsent = ({ path, message }: z.core.$ZodIssue): boolean => path.length === 1 && message === REQUIRED

/** Example: `carousel_image_urls[3]`. Names the whole for an empty path. */
function nameOf(path: Path, whole: string): string {
  const name = path.reduce<string>(
    (before, part) =>
      typeof part === 'number'
        ? `${before}[${part}]`
        : before === ''
          ? String(part)
          : `${before}.${String(part)}`,
    '',
  )
  return name === '' ? whole : name
}
