// Opens an embedded database with PGlite and serves the number of listings: the baseline of a start.
// usage: node bare-database.ts FOLDER PORT
import { PGlite } from '@electric-sql/pglite'
import { fastify } from 'fastify'

const [, , folder, port] = process.argv
const database = await PGlite.create({ dataDir: folder ?? '' })
const server = fastify()
server.get('/', async () => (await database.query('SELECT count(*) FROM pdp')).rows)
await server.listen({ host: '127.0.0.1', port: Number(port) })
