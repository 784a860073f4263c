// Serves standard input for every GET: the Fastify baseline without token and database.
import { buffer } from 'node:stream/consumers'
import { fastify } from 'fastify'

const body = (await buffer(process.stdin)).toString('utf8')
const server = fastify()
server.get('/*', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body),
)
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
