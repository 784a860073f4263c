import { describeOperation, type Operation } from '@endcap/api/openapi'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi'
import { configOf } from '../serve.ts'

type Schemas = Pick<FastifyZodOpenApiSchema, 'params' | 'querystring' | 'body'>

/** Defines the validation and the description of a route whose operation is not in the contract yet. */
export function operation<Schema extends Schemas>({
  request,
  ...operation
}: Omit<Operation, 'method' | 'path' | 'request'> & { request?: Schema }): {
  schema: Schema & FastifySchema
  config: FastifyContextConfig
} {
  const described = {
    ...operation,
    method: 'GET',
    path: '/',
    request: { body: request?.body },
  } as unknown as Operation
  const schema = { ...request, ...describeOperation(described) }
  return { schema: schema as unknown as Schema & FastifySchema, config: configOf(described) }
}
