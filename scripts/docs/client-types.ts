// Writes the types of the client from the schemas of the contract, so that the installable package needs neither
// the contract nor Zod. With --check, fails if they are out of date.
// usage: npm run docs [-- --check]
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ENUMS, ERRORS, OAUTH_ERRORS, OPEN_ENUMS, pdpListQuery, pdpStatisticsQuery } from '@endcap/api'
import { z } from 'zod'
import { writeOrCheck } from './write-or-check.ts'

/** Schemas by the id in their metadata. Those that they refer to are added. */
const REQUESTS = [
  'PdpSubmission',
  'GtinSubmission',
  'ImageSubmission',
  'DraftRequest',
  'PdpImages',
  'PdpChange',
  'PdpsChange',
  'ImageVerdict',
  'ImportMappingChange',
  'CorrectionRequest',
  'RubricDraft',
  'RubricPublication',
  'NewCredential',
  'NewWebhookEndpoint',
  'WebhookEndpointChange',
]
const RESPONSES = [
  'Import',
  'ImportPage',
  'ImportRowPage',
  'PdpSubmitted',
  'GtinSubmitted',
  'AsinSubmitted',
  'PdpScores',
  'GtinScores',
  'AsinScores',
  'PdpPage',
  'HistoryPage',
  'PdpTagsResult',
  'PdpsChangeResult',
  'ListingExplanation',
  'ImageExplanation',
  'DraftScore',
  'DraftAccepted',
  'ImageScore',
  'ProductCategory',
  'ProductRetailer',
  'SparkBatch',
  'SparkBatchResult',
  'SparkIdea',
  'SparkIdeaResult',
  'Upload',
  'UploadState',
  'PdpStatistics',
  'PdpTrend',
  'PdpComposer',
  'PdpImagesResult',
  'PdpRescored',
  'PdpSpark',
  'ImageVerdictResult',
  'AuditPage',
  'CorrectionPage',
  'CredentialSummary',
  'CredentialList',
  'CredentialWithSecret',
  'Me',
  'CorrectionResult',
  'RubricDetails',
  'RubricList',
  'RubricPreview',
  'RubricPreviewProgress',
  'TeachingResult',
  'TeachingState',
  'EventPage',
  'ExportedImage',
  'Shot',
  'ShotSummary',
  'WebhookEndpoint',
  'WebhookEndpointPage',
  'WebhookEndpointWithSecret',
  'WebhookDelivery',
]
const NAMED = { ...ENUMS, ErrorCode: [...Object.keys(ERRORS), ...Object.keys(OAUTH_ERRORS)] }

type Direction = 'input' | 'output'
type Schema = {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

const namesOfEnums = new Map(
  Object.entries({ ...NAMED, ...OPEN_ENUMS }).map(([name, values]) => [JSON.stringify(values), name]),
)
const types = new Map<string, string>()
for (const [name, values] of Object.entries(NAMED)) types.set(name, `export type ${name} = ${union(values)}`)
for (const [name, values] of Object.entries(OPEN_ENUMS))
  types.set(
    name,
    `/** A newer service may have others. */\nexport type ${name} = ${union(values)} | (string & {})`,
  )
for (const id of REQUESTS) declare(id, 'input')
for (const id of RESPONSES) declare(id, 'output')
for (const [name, query] of Object.entries({
  PdpListParams: pdpListQuery,
  PdpStatisticsParams: pdpStatisticsQuery,
})) {
  const schema = z.toJSONSchema(query, { io: 'input' }) as Schema
  types.set(name, `export type ${name} = ${typeOf(camelCased(schema), 'input')}`)
}

const FILE = new URL('../../packages/client/src/contract.ts', import.meta.url)
const declarations = [...types].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
const source = `// Generated from the contract by npm run docs. Do not edit.\n\n${declarations.join('\n\n')}\n`
const formatted = execFileSync('biome', ['format', `--stdin-file-path=${fileURLToPath(FILE)}`], {
  input: source,
  encoding: 'utf8',
})
writeOrCheck(FILE, formatted)

/** Adds the type of a schema, and those that it refers to. */
function declare(id: string, direction: Direction): void {
  if (types.has(id)) return
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: direction,
    uri: (each) => each,
    unrepresentable: 'any',
  }) as { schemas: Record<string, Schema> }
  const schema = schemas[id]
  if (!schema) throw new Error(`the contract has no schema ${id}`)
  types.set(id, '')
  types.set(id, `${comment(schema)}export type ${id} = ${typeOf(schema, direction)}`)
}

function typeOf(schema: Schema, direction: Direction): string {
  const { $ref, anyOf = schema.oneOf, items, properties, propertyNames, additionalProperties } = schema
  if ($ref !== undefined) {
    declare($ref, direction)
    return $ref
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'")
  if (schema.enum) return namesOfEnums.get(JSON.stringify(schema.enum)) ?? union(schema.enum)
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, direction)))].join(' | ')
  if (items) return arrayOf(typeOf(items, direction))
  if (properties) return objectOf(schema, direction)
  // A JSON document, whose members the contract does not name.
  if (isEmpty(additionalProperties)) return 'Record<string, unknown>'
  if (typeof additionalProperties === 'object')
    return `Partial<Record<${typeOf(propertyNames ?? {}, direction)}, ${typeOf(additionalProperties, direction)}>>`
  // Both are written as RFC 3339, in JSON and in queries.
  if (schema.format === 'date-time' && direction === 'input') return 'string | Date'
  // The service ignores values of another type; the client rejects them early.
  const { type = ['string', 'null'] } = schema
  return [type].flat().join(' | ').replace('integer', 'number')
}

function isEmpty(schema: Schema | boolean | undefined): boolean {
  return typeof schema === 'object' && Object.keys(schema).length === 0
}

function objectOf({ properties = {}, required = [] }: Schema, direction: Direction): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = typeOf(field, direction)
    return `${comment(field)}${name}${required.includes(name) ? `: ${type}` : `?: ${type} | undefined`}`
  })
  return `{\n${fields.join('\n')}\n}`
}

function arrayOf(type: string): string {
  return type.includes(' ') ? `(${type})[]` : `${type}[]`
}

function union(values: readonly unknown[]): string {
  return values.map((value) => `'${String(value)}'`).join(' | ')
}

function comment({ description, format }: Schema): string {
  const text = description ?? (format === 'date-time' ? 'RFC 3339, in UTC' : undefined)
  return text === undefined ? '' : `/** ${text.replaceAll('*/', '* /')} */\n`
}

/** Renames the properties of an object: `score_max` becomes `scoreMax`. */
function camelCased(schema: Schema): Schema {
  const rename = (name: string) => name.replaceAll(/_(.)/g, (_all, letter: string) => letter.toUpperCase())
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [rename(name), field])
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> }
}
