import { PassThrough, type Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DomainError, validationError } from '../errors/domain-error.ts'
import type { StreamedBody } from './limited-body.ts'

/** Allowance for boundaries, part headers and other fields. */
const MAX_OVERHEAD_BYTES = 65_536

/** A file of a form (RFC 7578), still arriving. */
export type MultipartFile = StreamedBody & { contentType: string }

/** Accepts forms, to be read with `openMultipartFile`. */
export function acceptForms(server: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  server.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
}

/** Checks the content type of the body. */
export const hasForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '')

/**
 * Reads until the first file begins, ignoring other parts.
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
      // A refused file has no reader when the form breaks.
      opened.on('error', () => undefined)
      // Its own error does not explain what is wrong.
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
      // Some clients send no file name.
      isPartAFile: (_field, type, name) =>
        name !== undefined || type === 'application/octet-stream' || /^image\//i.test(type ?? ''),
    })
  } catch {
    throw incomplete()
  }
}

const incomplete = (): DomainError =>
  validationError([{ field: 'body', issue: 'is not a complete form (multipart/form-data)' }])
