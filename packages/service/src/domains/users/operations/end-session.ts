import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { adminRoute } from '../console-api.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { SessionStore } from '../session-store.ts'

type Deps = { db: Db; sessions: SessionStore; sessionCookie: SessionCookie }

/** Serves `DELETE /console/api/session`, even without a session. */
export const endSessionOperation =
  ({ db, sessions, sessionCookie }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('endSession'),
      handler: async (request, reply) => {
        const token = sessionCookie.read(request)
        if (token !== undefined) await sessions.end(db, token)
        sessionCookie.clear(reply)
        return reply.code(204).send()
      },
    })
  }
