import { type ErrorCode, pdpScores, SCORES_EXAMPLE } from '@endcap/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendConditional } from '../../../platform/http/conditional.ts'
import { readOrWait, WAITING } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Identifier } from '../record/identifiers.ts'
import type { GetPdp } from './get-pdp.ts'

/** Error codes of reading a PDP by id and by GTIN, besides those of its identifier. */
export const READING_ERRORS: readonly ErrorCode[] = ['INVALID_RETAILER', 'PDP_NOT_FOUND', 'VALIDATION_ERROR']

/** Description of reading a PDP by id and by GTIN. */
export const READING = `Poll until \`COMPLETED\` or \`ERROR\`. ${WAITING} While a change is processed, the previous scores and \`scored_at\` stay.`

/** Returns the answer to a read under this identifier. */
export const scoresAnswer = ({ idType, externalId }: Identifier) => ({
  200: {
    description: 'The scores',
    schema: pdpScores[idType],
    example: { [idType]: externalId, ...SCORES_EXAMPLE },
  },
})

/** Sends the scores of a PDP. */
export async function sendScores(
  getPdp: GetPdp,
  request: FastifyRequest,
  reply: FastifyReply,
  identifier: Identifier,
  retailer: string,
): Promise<FastifyReply> {
  const { organizationId } = callerOf(request)
  const read = () => getPdp({ organizationId, ...identifier, retailer })
  return sendConditional(request, reply, await readOrWait(request, reply, read))
}
