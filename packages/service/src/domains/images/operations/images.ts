import * as api from '@endcap/api/operations'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import { prefersPng } from '../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional, sendConditionalPng } from '../../../platform/http/conditional.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { DeleteImage } from '../delete-image.ts'
import type { DrawImage } from '../draw-image.ts'
import { explainImage, type FindAnalyzedImage } from '../explain-image.ts'
import type { GetImageScore } from '../get-image-score.ts'
import type { FindImagePlaces } from '../image-places.ts'
import { withoutScore } from '../present-image-score.ts'
import type { SubmitImage } from '../submit-image.ts'

type Deps = {
  admitSubmission: AdmitSubmission
  submitImage: SubmitImage
  getImageScore: GetImageScore
  findAnalyzedImage: FindAnalyzedImage
  findImagePlaces: FindImagePlaces
  signRenditions: SignRenditions
  drawImage: DrawImage
  deleteImage: DeleteImage
}

/** Serves `POST /v1/images/score`. */
export const scoreImageOperation = ({ admitSubmission, submitImage }: Deps) =>
  serve(api.scoreImage, async (request, reply) => {
    const organization = await admitSubmission(request, reply)
    const { image_url, product_category_id, image_type } = request.body
    const submission = {
      imageUrl: image_url,
      productCategoryId: product_category_id,
      role: image_type,
    }
    const imageId = await submitImage(organization, submission, clientAbortSignal(reply))
    request.logFields['image_id'] = imageId
    reply.code(202)
    return withoutScore(imageId, 'processing')
  })

/** Serves `GET /v1/images/{image_id}/score`. */
export const getImageScoreOperation = ({ getImageScore }: Deps) =>
  serve(api.getImageScore, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const read = () => getImageScore(organizationId, request.params.image_id)
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })

/** Serves `GET /v1/images/{image_id}/explanation`. */
export const explainImageOperation = ({
  findAnalyzedImage,
  findImagePlaces,
  signRenditions,
  drawImage,
}: Deps) =>
  serve(api.explainImage, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const analyzed = await findAnalyzedImage(organizationId, request.params.image_id)
    const explanation = await explainImage(analyzed)
    if (!prefersPng(request)) {
      const { image } = analyzed
      return {
        ...explanation,
        renditions: signRenditions(image),
        ...(await findImagePlaces(image)),
      }
    }
    const draw = () => drawImage(analyzed, clientAbortSignal(reply))
    // The drawing also shows the name.
    const { etag } = represent([explanation, analyzed.context.name])
    return sendConditionalPng(request, reply, { etag, draw })
  })

/** Serves `DELETE /v1/images/{image_id}`. */
export const deleteImageOperation = ({ deleteImage }: Deps) =>
  serve(api.deleteImage, async (request, reply) => {
    await deleteImage(callerOf(request).organizationId, request.params.image_id)
    return reply.code(204).send()
  })
