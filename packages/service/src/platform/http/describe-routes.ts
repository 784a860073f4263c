import {
  completeSchemas,
  describeWebhooks,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  shareParts,
} from '@endcap/api/openapi'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { fastifyZodOpenApiTransformers } from 'fastify-zod-openapi'
import packageJson from '../../../package.json' with { type: 'json' }
import { represent, sendConditional } from './conditional.ts'
import { basePath } from './own-host.ts'

const DESCRIPTION = `
Scores the images of product listings from 0 to 100, with reasons and recommendations.

Work is asynchronous: a submission returns before its images are scored. Poll its address until the status is terminal.
Get an access token from \`POST /auth/token\` and send it as \`Authorization: Bearer …\`.

Unknown fields and query parameters are ignored and named in the header \`Endcap-Ignored-Fields\`. With
\`Prefer: handling=strict\` they are refused with 422 \`VALIDATION_ERROR\`.

Every failed request below \`/v1\` answers with an Error object; switch on its \`error_code\`. In addition to the
statuses of each operation there are 404 \`NOT_FOUND\` (unknown address), 405 \`METHOD_NOT_ALLOWED\` and, for input that
is not a valid HTTP request, 400 \`MALFORMED_REQUEST\`, 408 \`REQUEST_TIMEOUT\` and 431 \`HEADERS_TOO_LARGE\`.
`.trim()

/** Describes every tagged route that is added after this call, for clients of the base address. */
export async function describeRoutes(server: FastifyInstance, baseUrl: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Endcap',
        version: packageJson.version,
        description: DESCRIPTION,
        contact: { name: 'The operator of this service' },
        license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      },
      servers: [{ url: basePath(baseUrl) || '/', description: 'The environment that serves this document' }],
      tags: [
        { name: 'Listings by id', description: 'Listings under your own ids' },
        { name: 'Listings by GTIN', description: 'Listings under their GTIN' },
        { name: 'Listings by ASIN', description: 'Listings on a storefront' },
        {
          name: 'Listings',
          description: 'All listings, however they were submitted: lists, explanations, history',
        },
        { name: 'Drafts', description: 'What-if: the score of a listing that is not stored' },
        { name: 'Images', description: 'Single images' },
        { name: 'Spark', description: 'Better images and ideas' },
        { name: 'Imports', description: 'Catalog files' },
        { name: 'Audit', description: 'Who did what' },
        { name: 'Corrections', description: 'Your word against a measurement' },
        { name: 'Rubrics', description: 'The rules of the scores, and your own versions of them' },
        { name: 'Teaching', description: 'What Endcap learns from your corrections of asset types' },
        { name: 'Events', description: 'What has changed: by page, and as a stream' },
        { name: 'Webhooks', description: 'Addresses that are called with events' },
        { name: 'Webhook events', description: 'Requests that webhook endpoints receive' },
        { name: 'Categories', description: 'The product taxonomy' },
        { name: 'Retailers', description: 'Supported retailers and their regions' },
        { name: 'Access', description: 'Access tokens' },
        { name: 'Health', description: 'For operators, without a token' },
      ],
      components: {
        securitySchemes: {
          oauth2: {
            type: 'oauth2',
            description: 'Lets tools request the token',
            flows: {
              clientCredentials: {
                tokenUrl: `${basePath(baseUrl)}/auth/token`,
                scopes: {
                  read: 'Read everything',
                  submit: 'Also submit, change and delete',
                  admin: 'Also manage credentials and read the audit log',
                },
              },
            },
          },
          // The last one counts in clients that send every scheme, and some send a token of OAuth without `Bearer`.
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'A token of POST /auth/token',
          },
        },
      },
    },
    hideUntagged: true,
    ...fastifyZodOpenApiTransformers,
    transformObject: (input) => complete(fastifyZodOpenApiTransformers.transformObject(input)),
  })
}

/** Mark of the transformer on the schema of an optional body. */
const OPTIONAL = 'x-fastify-zod-openapi-optional'

/** Completes the document that the routes and their schemas make. */
function complete<Document extends object>(document: Document): Document {
  // The plugin's type describes OpenAPI in general, and this is the part that Endcap's routes use.
  const described = document as unknown as OpenApiDocument
  for (const { operation } of operationsOf(described)) describeBody(operation)
  completeSchemas(described)
  shareParts(described)
  describeWebhooks(described)
  return document
}

/** Leaves one kind of content of a body, because generators fail at several. The prose names the others. */
function describeBody({ requestBody }: OperationObject): void {
  const [first] = Object.entries(requestBody?.content ?? {})
  if (!requestBody || !first) return
  const [type, media] = first
  if (media.schema?.[OPTIONAL] === true) requestBody.required = false
  delete media.schema?.[OPTIONAL]
  requestBody.content = { [type]: media }
}

/** Creates `/openapi.json`. */
export async function documentRoutes(server: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof represent> | undefined
  server.get('/openapi.json', { config: { spanName: 'getApiDocument' } }, (request, reply) => {
    document ??= represent(server.swagger())
    return sendConditional(request, reply, document)
  })
}
