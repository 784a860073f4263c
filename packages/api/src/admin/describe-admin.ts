import { z } from 'zod'
import { ERRORS, type ErrorCode, statusOf } from '../errors/error-codes.ts'
import { errorSchema } from '../errors/error-object.ts'
import { ADMIN_TAGS, type AdminOperation } from './admin-operation.ts'
import { ADMIN_OPERATIONS } from './operations.ts'

/** A JSON Schema or another part of the document. */
type Part = { [key: string]: unknown }
type Components = Record<string, Part>

export type AdminDocument = {
  openapi: string
  info: Part
  servers: Part[]
  tags: Part[]
  paths: Record<string, Part>
  components: { securitySchemes: Components; schemas: Components; responses: Components }
}

const DESCRIPTION = `
Manages an installation of Endcap: organizations, people, credentials, audit, health, dead letters.

Operations with \`x-stability: stable\` are for scripts: get a token from \`POST /auth/token\` with a credential of
\`endcap credential create --operator\`. Other credentials get 403 \`FORBIDDEN\`, also where the scope of the token is too
small: reading needs \`read\`, everything else \`admin\`. Operators who are signed in to the console may call them too.

Operations with \`x-stability: internal\` are those of the console, and may change with each release.
`.trim()

const SECURITY_SCHEMES: Components = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A token of POST /auth/token for a credential of operators',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-endcap',
    description:
      'The session of the console. Its requests need the header `Endcap-Console: 1`, and the header `Origin` unless they read',
  },
}

const COMMON_CODES: readonly ErrorCode[] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE']
const INPUT_CODES: readonly ErrorCode[] = ['VALIDATION_ERROR']
const BODY_CODES: readonly ErrorCode[] = ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

/** Describes `ADMIN_OPERATIONS`. `server` is the base path. */
export function describeAdmin(version: string, server = '/'): AdminDocument {
  const shared = { schemas: {}, responses: {} }
  const paths: Record<string, Part> = {}
  for (const [id, operation] of Object.entries<AdminOperation>(ADMIN_OPERATIONS))
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(id, operation, shared),
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Endcap administration',
      version,
      description: DESCRIPTION,
      contact: { name: 'The operator of this service' },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: server, description: 'The service that serves this document' }],
    tags: Object.entries(ADMIN_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: byName(shared.schemas),
      responses: byName(shared.responses),
    },
  }
}

type Shared = { schemas: Components; responses: Components }

function describeOperation(id: string, operation: AdminOperation, shared: Shared): Part {
  const { schemas } = shared
  const { path, tag, summary, description, role, request = {}, answers } = operation
  const isOfOperators = role === 'operator'
  const parameters = [...parametersOf('path', request.params), ...parametersOf('query', request.querystring)]
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    'x-stability': path.startsWith('/admin/v1/') ? 'stable' : 'internal',
    'x-role': role,
    security: role === 'nobody' ? [] : [...(isOfOperators ? [{ accessToken: [] }] : []), { session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: refTo(request.body, 'input', schemas) } },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          {
            description: answer.description,
            ...(answer.schema
              ? { content: { 'application/json': { schema: refTo(answer.schema, 'output', schemas) } } }
              : {}),
          },
        ]),
      ),
      ...refusalsOf(codesOf(operation), shared),
    },
  }
}

function codesOf({ role, request = {}, errors = [] }: AdminOperation): ErrorCode[] {
  const hasInput =
    request.params !== undefined || request.querystring !== undefined || request.body !== undefined
  return [
    ...errors,
    ...(role === 'operator' ? (['UNAUTHORIZED'] as const) : []),
    ...(role === 'nobody' ? [] : (['SIGNED_OUT'] as const)),
    ...(role === 'viewer' || role === 'admin' ? (['ORGANIZATION_CHANGED'] as const) : []),
    'FORBIDDEN',
    ...(hasInput ? INPUT_CODES : []),
    ...(request.body ? BODY_CODES : []),
    ...COMMON_CODES,
  ]
}

/** Returns refusal references by status. */
function refusalsOf(codes: readonly ErrorCode[], { schemas, responses }: Shared): Record<string, Part> {
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOf(code, null))
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => {
      const name = ofStatus.map(pascal).join('Or')
      responses[name] = {
        description: ofStatus.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join('. '),
        content: { 'application/json': { schema: refTo(errorSchema, 'output', schemas) } },
      }
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

const pascal = (code: ErrorCode): string =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())

function parametersOf(place: 'path' | 'query', object: z.ZodObject | undefined): Part[] {
  return Object.entries(object?.shape ?? {}).map(([name, field]: [string, z.ZodType]) => {
    const { description, ...schema } = jsonSchemaOf(field, 'output')
    const isRequired = !field.safeParse(undefined).success
    return { name, in: place, required: isRequired, description, schema }
  })
}

/** Adds a component with its references, and returns a reference. */
function refTo(schema: z.ZodType, io: 'input' | 'output', schemas: Components): Part {
  const { $ref, $defs } = jsonSchemaOf(schema, io)
  if (typeof $ref !== 'string') throw new Error('the schema of a body has no id')
  for (const [name, part] of Object.entries($defs as Components)) schemas[name] = complete(part, io)
  return { $ref: $ref.replace(DEFINITIONS, COMPONENTS) }
}

const DEFINITIONS = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Part {
  const { $schema: _dialect, ...part } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Part
  return part
}

/** Points references to components and drops redundant bounds. */
function complete(given: Part, io: 'input' | 'output'): Part {
  const text = JSON.stringify(given, (key, value: unknown) => {
    const isIdle = value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER
    // Responses may gain fields.
    const isClosed = io === 'output' && key === 'additionalProperties' && value === false
    return isIdle || isClosed ? undefined : value
  })
  return JSON.parse(text.replaceAll(`"${DEFINITIONS}`, `"${COMPONENTS}`)) as Part
}

const byName = (components: Components): Components =>
  Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)))
