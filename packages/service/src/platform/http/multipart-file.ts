import { PassThrough, type Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DomainError, validationError } from '../errors/domain-error.ts'
import type { StreamedBody } from './limited-body.ts'

/** Bytes that boundaries, headers of parts and other fields may add to a file. */
const MAX_OVERHEAD_BYTES = 65_536

/** A file in a form (RFC 7578) that is still arriving. */
export type MultipartFile = StreamedBody & { contentType: string }

/** Accepts forms with a file in the routes of a plugin. Their handlers read it with `openMultipartFile`. */
export function acceptForms(server: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  server.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
}

/** Returns whether a request has a form with a file as its body. */
export const hasForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '')

/**
 * Reads a form until its first file begins. Its other parts are ignored.
 *
 * @throws DomainError VALIDATION_ERROR
 */
export async function openMultipartFile(request: FastifyRequest, body: Readable): Promise<MultipartFile> {
  const declaredBytes = Number(request.headers['content-length'] ?? 0)
  const parser = openParser(request)
  return new Promise((resolve, reject) => {
    let opened: PassThrough | undefined
    const end = () => {
      const refusal = incomplete()
      reject(refusal)
      opened?.destroy(refusal)
    }
    parser.on('file', (_field, file, _name, _encoding, contentType) => {
      opened = file.pipe(new PassThrough())
      // A refused file is no longer read when the rest of the form breaks.
      opened.on('error', () => undefined)
      // Its own error does not say what is wrong with the request.
      file.on('error', end)
      resolve({
        stream: opened,
        declaredBytes: Math.max(0, declaredBytes - MAX_OVERHEAD_BYTES),
        contentType,
      })
    })
    parser.on('error', end)
    body.on('error', end)
    parser.on('finish', () => reject(validationError([{ field: 'file', issue: 'is required' }])))
    body.pipe(parser)
  })
}

function openParser({ headers }: FastifyRequest): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { files: 1, fields: 100, parts: 101, fieldSize: 4_096, headerPairs: 20 },
      // Some clients name no file.
      isPartAFile: (_field, type, name) =>
        name !== undefined || type === 'application/octet-stream' || /^image\//i.test(type ?? ''),
    })
  } catch {
    throw incomplete()
  }
}

const incomplete = (): DomainError =>
  validationError([{ field: 'body', issue: 'is not a complete form (multipart/form-data)' }])
