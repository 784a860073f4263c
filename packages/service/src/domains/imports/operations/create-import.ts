import { Readable } from 'node:stream'
import { IMPORT_TYPES, importQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { acceptOnlyStreams, streamedBody } from '../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { givenDefaults, NO_DEFAULTS } from '../import-defaults.ts'
import type { ReceiveImport } from '../receive-import.ts'
import { answerImport, importAnswer } from './shared/answer-import.ts'

type Deps = { db: Db; admitSubmission: AdmitSubmission; receiveImport: ReceiveImport }

/** Lets 100 MB arrive at 1.4 Mbit/s. */
const ARRIVAL_MS = 600_000

const bytes = z
  .custom<Readable>((value) => value instanceof Readable, 'must be the bytes of a file')
  .meta({ override: { type: 'string', format: 'binary', description: 'The file' } })

/** The first kind of content is in the OpenAPI document. */
const body = { content: Object.fromEntries(IMPORT_TYPES.map((type) => [type, { schema: bytes }])) }

/** Returns the operation `POST /v1/imports`. */
export const createImportOperation =
  ({ db, admitSubmission, receiveImport }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    // Clients declare catalog files in many ways, and the format is read from the content.
    acceptOnlyStreams(server, /^(?:text|application)\//)
    server.post('/v1/imports', {
      ...operation({
        id: 'createImport',
        tag: 'Imports',
        summary: 'Upload a catalog file',
        description:
          'The body is the file, with any content type of text or of an application: CSV, TSV, NDJSON, an XML feed or an Excel workbook (.xlsx), at most 100 MB unless the operator has set another ' +
          'limit, and may take ten minutes to arrive. The format and a mapping of the columns are recognized, then a ' +
          'dry run reads the whole file and counts what an import would change. Nothing is submitted before the import is started. The same file with ' +
          'the same mapping and defaults is the same import for a day.',
        request: { querystring: importQuery, body },
        consumes: [...IMPORT_TYPES],
        answers: {
          200: importAnswer('The same file was uploaded before: its import'),
          201: importAnswer('Stored, and being checked'),
        },
        errors: [
          'QUOTA_EXCEEDED',
          'INVALID_IMPORT_FILE',
          'INVALID_RETAILER',
          'CATEGORY_NOT_FOUND',
          'FILE_NOT_STORED',
        ],
        isSubmission: true,
        arrivalMs: ARRIVAL_MS,
      }),
      handler: async (request, reply) => {
        const { filename = null, start, refresh_images: refresh, retailer, category } = request.query
        const { encoding, sheet, image_base_url: imageBaseUrl } = request.query
        const given = { retailer, category, refresh_images: refresh === 'true' }
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
  }
