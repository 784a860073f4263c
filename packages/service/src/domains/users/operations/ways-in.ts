import type { Passkey as PresentedPasskey, WaysIn } from '@endcap/api/admin'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { adminRoute, signedInOf } from '../console-api.ts'
import type { Passkey } from '../passkey-store.ts'
import type { Passkeys } from '../ways-in/passkeys.ts'
import type { ReadWaysIn } from '../ways-in/read-ways-in.ts'
import type { MakeRecoveryCodes } from '../ways-in/recovery-codes.ts'

type Deps = { readWaysIn: ReadWaysIn; makeRecoveryCodes: MakeRecoveryCodes }

/** Serves the ways in of the person who is signed in. */
export const waysInOperation =
  ({ readWaysIn, makeRecoveryCodes }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('getWaysIn'),
      handler: async (request): Promise<WaysIn> => {
        const { passkeys, codes, hasPasskeys, hasIdentity } = await readWaysIn(signedInOf(request).user.id)
        return {
          has_passkeys: hasPasskeys,
          passkeys: passkeys.map(presentPasskey),
          recovery_codes: codes && { left: codes.left, created_at: codes.createdAt.toISOString() },
          has_company_sign_in: hasIdentity,
        }
      },
    })
    server.route({
      ...adminRoute('makeRecoveryCodes'),
      handler: async (request, reply) =>
        reply.code(201).send({ codes: await makeRecoveryCodes(signedInOf(request)) }),
    })
  }

/** Serves the passkeys of the person who is signed in. */
export const passkeysOperation =
  ({ passkeys }: { passkeys: Passkeys }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('beginPasskey'),
      handler: async (request) => ({ options: await passkeys.begin(signedInOf(request)) }),
    })
    server.route({
      ...adminRoute('addPasskey'),
      handler: async (request, reply) => {
        const { name, credential } = request.body
        return reply.code(201).send(presentPasskey(await passkeys.add(signedInOf(request), name, credential)))
      },
    })
    server.route({
      ...adminRoute('renamePasskey'),
      handler: async (request) =>
        presentPasskey(
          await passkeys.rename(signedInOf(request), request.params.passkey_id, request.body.name),
        ),
    })
    server.route({
      ...adminRoute('removePasskey'),
      handler: async (request, reply) => {
        await passkeys.remove(signedInOf(request), request.params.passkey_id)
        return reply.code(204).send()
      },
    })
  }

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): PresentedPasskey => ({
  passkey_id: id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
