import { z } from 'zod'
import { acceptanceReport, refusalReason, refusedListing } from '../schemas/acceptance-report.ts'
import { brief } from '../schemas/briefs.ts'
import { nonEmptyText, timestamp } from '../schemas/fields.ts'
import { SHARE_KINDS, SHARE_PERMISSIONS } from '../schemas/shares.ts'
import type { AdminOperation } from './admin-operation.ts'

/** Header with the secret of a link. Paths are logged, and headers are not. */
export const SHARE_HEADER = 'endcap-share'
/** Header with the pass that the password of a link gets. */
export const SHARE_PASS_HEADER = 'endcap-share-pass'
/** Longest sides of shared pictures in pixels. */
export const SHARED_SIDES = ['160', '480', '1600'] as const

const sharedListing = z.object({
  id: z.string(),
  name: z.string().nullable(),
  retailer: z.string(),
  image_ids: z.array(z.string()).meta({ description: 'The main image first' }),
})

/** Left out: scores, certified listings, and internal ids. */
const sharedReport = acceptanceReport.omit({ certified: true, reasons: true }).extend({
  reasons: z.array(
    refusalReason.omit({ examples: true }).extend({
      examples: z.array(
        refusedListing.pick({ id: true, name: true, retailer: true, hero_image_id: true, message: true }),
      ),
    }),
  ),
})

export const sharedContent = z
  .object({
    kind: z.enum(SHARE_KINDS),
    organization: z.string().meta({ description: 'Name of the organization' }),
    shared_by: z.string().nullable().meta({ description: 'Name of the person who made the link' }),
    recipient: z.string(),
    permission: z.enum(SHARE_PERMISSIONS),
    expires_at: timestamp,
    listings: z.array(sharedListing),
    briefs: z.array(brief),
    report: sharedReport.nullable(),
  })
  .meta({ id: 'SharedContent' })

const passwordTry = z.object({ password: z.string().max(200) }).meta({ id: 'SharePasswordTry' })
const sharePass = z
  .object({ pass: z.string(), expires_at: timestamp })
  .meta({ id: 'SharePass', description: 'Opens the link without the password for some hours' })

const picturePath = z.object({ image_id: z.string().max(100), side: z.enum(SHARED_SIDES) })

/** Name of the guest, who is asked once. */
const sending = z.object({ name: nonEmptyText(100) })

const guestComment = z
  .object({ name: nonEmptyText(100), text: nonEmptyText(2_000) })
  .meta({ id: 'GuestComment' })

const REFUSALS = ['SHARE_NOT_FOUND', 'SHARE_PASSWORD_REQUIRED', 'RATE_LIMITED'] as const

export const SHARED_OPERATIONS = {
  openShare: {
    method: 'GET',
    path: '/console/api/shared',
    tag: 'Shared links',
    summary: 'Read what a link shares',
    description:
      'The header `Endcap-Share` has the secret of the link, `Endcap-Share-Pass` the pass of one with a password. ' +
      'Unknown, expired and closed links get the same 404.',
    role: 'nobody',
    answers: { 200: { description: 'What the link shares', schema: sharedContent } },
    errors: REFUSALS,
  },
  unlockShare: {
    method: 'POST',
    path: '/console/api/shared/password',
    tag: 'Shared links',
    summary: 'Exchange the password of a link for a pass',
    description: 'After five wrong passwords, all are refused for 15 minutes.',
    role: 'nobody',
    request: { body: passwordTry },
    answers: { 200: { description: 'The pass', schema: sharePass } },
    errors: ['SHARE_NOT_FOUND', 'SHARE_PASSWORD_WRONG', 'RATE_LIMITED'],
  },
  getSharedPicture: {
    method: 'GET',
    path: '/console/api/shared/pictures/{image_id}/{side}',
    tag: 'Shared links',
    summary: 'Read a picture of a link',
    description: 'Returns a WebP. Pictures that the link does not show are 404.',
    role: 'nobody',
    request: { params: picturePath },
    answers: { 200: { description: 'The picture, as image/webp' } },
    errors: ['NOT_FOUND', ...REFUSALS],
  },
  sendSharedPicture: {
    method: 'POST',
    path: '/console/api/shared/shots/{shot_id}/picture',
    tag: 'Shared links',
    summary: 'Send a picture for a shot of a link',
    description:
      'The body is the file, as image/*. The picture goes to review, and replaces one that was sent before.',
    role: 'nobody',
    request: { params: z.object({ shot_id: z.string().max(100) }), querystring: sending },
    answers: { 200: { description: 'The brief of the shot', schema: brief } },
    errors: [
      'SHARE_READ_ONLY',
      'SHOT_NOT_FOUND',
      'SHOT_DONE',
      'EMPTY_IMAGE',
      'INVALID_IMAGE',
      'IMAGE_UPLOAD_FAILED',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'QUOTA_EXCEEDED',
      ...REFUSALS,
    ],
  },
  commentSharedShot: {
    method: 'POST',
    path: '/console/api/shared/shots/{shot_id}/comments',
    tag: 'Shared links',
    summary: 'Comment on a shot of a link',
    description: 'Needs a link through which pictures can be sent.',
    role: 'nobody',
    request: { params: z.object({ shot_id: z.string().max(100) }), body: guestComment },
    answers: { 200: { description: 'The brief of the shot', schema: brief } },
    errors: ['SHARE_READ_ONLY', 'SHOT_NOT_FOUND', 'TOO_MANY_COMMENTS', ...REFUSALS],
  },
} as const satisfies Record<string, AdminOperation>

export type SharedContent = z.output<typeof sharedContent>
export type SharePass = z.output<typeof sharePass>
