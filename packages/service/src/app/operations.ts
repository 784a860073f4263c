import type { FastifyPluginAsync } from 'fastify'
import { createDraw } from '../domains/images/draw-in-process.ts'
import { createPreviewOffThread } from '../domains/rubrics/preview-off-thread.ts'
import { createSignRenditions } from '../platform/blobs/rendition-url.ts'
import { createAdmission } from './admission.ts'
import { MODULES } from './modules.ts'
import type { Parts, RequestDeps } from './parts.ts'
import { createSubmissions, openDownloading } from './submissions.ts'

/** Adds resources that only requests need to `opened`. */
export function createOperations(
  parts: Parts & Pick<RequestDeps, 'feed' | 'authenticate'>,
  opened: AsyncDisposableStack,
): FastifyPluginAsync[] {
  const downloading = openDownloading(parts, opened)
  const draw = createDraw()
  const deps: RequestDeps = {
    ...parts,
    db: parts.database.db,
    ...downloading,
    ...createSubmissions(parts, downloading),
    ...createAdmission(parts),
    signRenditions: createSignRenditions(parts.links),
    draw: async (...drawing) => parts.signImage(await draw(...drawing), 'made'),
    previews: opened.use(createPreviewOffThread(parts.log)),
  }
  return MODULES.flatMap(({ operations }) => operations?.(deps, opened) ?? [])
}
