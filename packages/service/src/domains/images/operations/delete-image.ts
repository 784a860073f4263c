import { EXAMPLE_IDS, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { DeleteImage } from '../delete-image.ts'

/** Returns the operation `DELETE /v1/images/{image_id}`. */
export const deleteImageOperation =
  ({ deleteImage }: { deleteImage: DeleteImage }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/v1/images/:image_id', {
      ...operation({
        id: 'deleteImage',
        tag: 'Images',
        summary: 'Delete an image',
        description:
          'Deletes an image that is not part of a listing, with its score and what Spark made of it. The ' +
          'file follows within a day or two, unless another image has the same content.',
        request: { params: z.object({ image_id: uuidInPath(EXAMPLE_IDS.hero) }) },
        answers: { 204: { description: 'Deleted' } },
        errors: ['IMAGE_NOT_FOUND', 'IMAGE_IN_USE'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        await deleteImage(callerOf(request).organizationId, request.params.image_id)
        return reply.code(204).send()
      },
    })
  }
