import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { Problem } from '../errors/domain-error.ts'
import { describeIssue, REQUIRED } from './describe-issue.ts'

type Path = readonly PropertyKey[]

/** Error of a request that does not match the schema of its operation. */
export class InvalidFieldsError extends Error {
  readonly problems: Problem[]
  constructor(problems: Problem[]) {
    super('the request is not valid')
    this.problems = problems
  }
}

/** Compiles a Zod schema to a validator, whose problems have plain messages. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) return (value: unknown) => ({ value })
  const whole = httpPart === 'querystring' ? 'query' : (httpPart ?? 'request')
  return (value: unknown) => {
    const result = schema.safeParse(value, { error: describeIssue })
    if (result.success) return { value: result.data }
    return { error: new InvalidFieldsError(problemsOf(result.error.issues, whole)) }
  }
}

/** Lists the problems. A value of the wrong type breaks other rules too, which are left out. */
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

/** Returns the issues inside a union, of the form that was probably meant: the one whose fields were sent. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) => !issues.some(isAbsent))
  if (!meant) return [issue]
  return meant.flatMap((each) => innermost({ ...each, path: [...issue.path, ...each.path] }))
}

/** Returns whether a field of the union's object itself is absent. */
const isAbsent = ({ path, message }: z.core.$ZodIssue): boolean => path.length === 1 && message === REQUIRED

/** Returns the path of a field, such as `carousel_image_urls[3]`, or the name of the whole for an empty path. */
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
