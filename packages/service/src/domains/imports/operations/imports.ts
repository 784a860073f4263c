import type { Import } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { cutPage, decodeCursor, toPage } from '../../../platform/http/cursor.ts'
import { acceptOnlyStreams, streamedBody } from '../../../platform/http/request-bodies.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readOrWait } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import type { CancelImport } from '../cancel-import.ts'
import type { ChangeMapping } from '../change-mapping.ts'
import type { CatalogImport } from '../import.ts'
import { givenDefaults, NO_DEFAULTS } from '../import-defaults.ts'
import { countRows } from '../import-rows.ts'
import { listImports, ownImport } from '../import-store.ts'
import { presentImport, presentImportSummary } from '../present-import.ts'
import type { ReceiveImport } from '../receive-import.ts'
import type { StartImport } from '../start-import.ts'

type Deps = {
  db: Db
  organizations: OrganizationStore
  admitSubmission: AdmitSubmission
  receiveImport: ReceiveImport
  changeMapping: ChangeMapping
  startImport: StartImport
  cancelImport: CancelImport
}

/** Serves `POST /v1/imports`. */
export const createImportOperation = ({ db, admitSubmission, receiveImport }: Deps) =>
  serve(api.createImport, {
    // Clients declare catalog files in many ways, and the format is read from the content.
    prepare: (server) => acceptOnlyStreams(server, /^(?:text|application)\//),
    handler: async (request, reply) => {
      const { filename = null, start, refresh_images: refresh, retailer, category } = request.query
      const { encoding, sheet, image_base_url: imageBaseUrl, composed_set } = request.query
      const given = { retailer, category, refresh_images: refresh === 'true', composed_set }
      const organization = await admitSubmission(request, reply)
      const { found, isNew } = await receiveImport({
        organizationId: organization.id,
        body: streamedBody(request),
        filename,
        defaults: { ...NO_DEFAULTS, ...givenDefaults(given, organization) },
        reading: { encoding, sheet, imageBaseUrl },
        startsWhenReady: start === 'true',
        signal: clientAbortSignal(reply),
      })
      request.logFields['import_id'] = found.id
      reply.code(isNew ? 201 : 200)
      return answerImport(db, found)
    },
  })

/** Serves `GET /v1/imports`. */
export const listImportsOperation = ({ db }: Deps) =>
  serve(api.listImports, async (request) => {
    const { organizationId } = callerOf(request)
    const { limit, cursor } = request.query
    const scope = { organizationId, list: 'imports' }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const imports = await listImports(db, organizationId, { limit: limit + 1, before })
    const { rows, nextCursor } = cutPage(imports, limit, scope, ({ id }) => ({ value: '', id }))
    return toPage(rows.map(presentImportSummary), nextCursor)
  })

/** Serves `GET /v1/imports/{import_id}`. */
export const getImportOperation = ({ db }: Deps) =>
  serve(api.getImport, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const read = async () =>
      represent(await answerImport(db, await ownImport(db, organizationId, request.params.import_id)))
    return sendConditional(request, reply, await readOrWait(request, reply, read))
  })

/** Serves `PUT /v1/imports/{import_id}/mapping`. */
export const changeImportMappingOperation = ({ db, organizations, changeMapping }: Deps) =>
  serve(api.changeImportMapping, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { mapping, encoding, ...given } = request.body
    const defaults = givenDefaults(given, await organizations.get(organizationId))
    const found = await changeMapping(
      organizationId,
      request.params.import_id,
      { mapping, encoding, defaults },
      clientAbortSignal(reply),
    )
    reply.code(202)
    return answerImport(db, found)
  })

/** Serves `POST /v1/imports/{import_id}/start`. */
export const startImportOperation = ({ db, startImport }: Deps) =>
  serve(api.startImport, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const found = await startImport(organizationId, request.params.import_id)
    reply.code(202)
    return answerImport(db, found)
  })

/** Serves `POST /v1/imports/{import_id}/cancel`. */
export const cancelImportOperation = ({ db, cancelImport }: Deps) =>
  serve(api.cancelImport, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const found = await cancelImport(organizationId, request.params.import_id)
    reply.code(202)
    return answerImport(db, found)
  })

/** Adds the current row counts. */
async function answerImport(db: Db, found: CatalogImport): Promise<Import> {
  return presentImport(found, await countRows(db, found.id))
}
