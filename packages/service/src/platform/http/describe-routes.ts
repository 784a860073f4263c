import {
  completeSchemas,
  describeWebhooks,
  documentOf,
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

/** Documents later tagged routes for clients of the base address. */
export async function describeRoutes(server: FastifyInstance, baseUrl: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: basePath(baseUrl) || '/', description: 'The environment that serves this document' }],
      ...documentOf({ version: packageJson.version, tokenUrl: `${basePath(baseUrl)}/auth/token` }),
    },
    hideUntagged: true,
    ...fastifyZodOpenApiTransformers,
    transformObject: (input) => complete(fastifyZodOpenApiTransformers.transformObject(input)),
  })
}

const OPTIONAL = 'x-fastify-zod-openapi-optional'

function complete<Document extends object>(document: Document): Document {
  // The plugin's type covers all of OpenAPI. Endcap uses this part.
  const described = document as unknown as OpenApiDocument
  for (const { operation } of operationsOf(described)) describeBody(operation)
  completeSchemas(described)
  shareParts(described)
  describeWebhooks(described)
  return document
}

/** Keeps one content type, because generators fail at several. The prose names the others. */
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
