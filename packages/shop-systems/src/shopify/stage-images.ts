import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../exchange.ts'
import { ShopError } from '../shop-error.ts'
import type { NewPicture } from '../shop-system.ts'
import {
  CREATE_FILE,
  createFile,
  FILES,
  FIND_FILE,
  files,
  findFile,
  STAGE,
  type StagedTarget,
  stage,
} from './documents.ts'
import type { Graphql, ShopifyAccess } from './graphql.ts'
import { refuseUserErrors } from './user-errors.ts'

type Deps = ShopifyAccess & { graphql: Graphql }

const MAX_UPLOAD_ANSWER = 1_048_576
/** Polls of a picture in process. */
const POLLS = 120

/** Creates the upload of pictures to the files of the shop, where no listing shows them yet. */
export function createStageImages(deps: Deps) {
  return async function stageImages(
    key: string,
    pictures: readonly NewPicture[],
    signal: AbortSignal,
  ): Promise<string[]> {
    const ids: string[] = []
    for (const [index, picture] of pictures.entries()) {
      const extension = picture.filename.slice(picture.filename.lastIndexOf('.'))
      ids.push(await stageOne(deps, { ...picture, filename: `endcap-${key}-${index}${extension}` }, signal))
    }
    await untilReady(deps, ids, signal)
    return ids
  }
}

/** Returns the file of an earlier attempt, or uploads it. */
async function stageOne(deps: Deps, picture: NewPicture, signal: AbortSignal): Promise<string> {
  const { graphql } = deps
  const { filename, alt } = picture
  const found = await graphql(FIND_FILE, { query: `filename:"${filename}"` }, findFile, signal)
  const [earlier] = found.files.nodes
  if (earlier && earlier.fileStatus !== 'FAILED') return earlier.id
  const originalSource = await upload(deps, picture, signal)
  const input = { originalSource, alt, filename, contentType: 'IMAGE' }
  const { fileCreate } = await graphql(CREATE_FILE, { files: [input] }, createFile, signal)
  refuseUserErrors(fileCreate.userErrors)
  const [file] = fileCreate.files ?? []
  if (!file) throw new ShopError('invalid_answer', 'the shop has not named the new file')
  return file.id
}

/** Returns the address of the uploaded bytes inside the shop. */
async function upload(deps: Deps, picture: NewPicture, signal: AbortSignal): Promise<string> {
  const { filename, mimeType, read } = picture
  const bytes = await read()
  const input = { filename, mimeType, resource: 'IMAGE', httpMethod: 'POST', fileSize: String(bytes.length) }
  const { stagedUploadsCreate } = await deps.graphql(STAGE, { input: [input] }, stage, signal)
  refuseUserErrors(stagedUploadsCreate.userErrors)
  const [target] = stagedUploadsCreate.stagedTargets ?? []
  if (!target) throw new ShopError('invalid_answer', 'the shop has named no place for the upload')
  const { status } = await exchange(deps.http, {
    url: target.url,
    ...formOf(target, picture, bytes),
    maxBytes: MAX_UPLOAD_ANSWER,
    signal,
  })
  if (status < 200 || status >= 300)
    throw new ShopError('refused', `the upload of ${filename} was answered with ${status}`)
  return target.resourceUrl
}

/** Writes multipart/form-data (RFC 7578), the file last, as storage services require. */
function formOf({ parameters }: StagedTarget, { filename, mimeType }: NewPicture, bytes: Uint8Array) {
  const boundary = randomUUID()
  const part = (name: string, more: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`
  const fields = parameters.map(({ name, value }) => `${part(name, '')}${value}\r\n`).join('')
  const file = part('file', `; filename="${quoted(filename)}"\r\ncontent-type: ${mimeType}`)
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(fields + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

const quoted = (text: string): string => text.replaceAll(/["\r\n]/g, '_')

/** @throws ShopError picture_failed, not_settled */
async function untilReady(
  { graphql, pollMs }: Deps,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (let polls = 0; polls < POLLS && ids.length > 0; polls++) {
    const { nodes } = await graphql(FILES, { ids }, files, signal)
    const failed = nodes.find((node) => node === null || node.fileStatus === 'FAILED')
    if (failed !== undefined)
      throw new ShopError(
        'picture_failed',
        `the shop cannot use a picture: ${failed?.fileErrors[0]?.message ?? 'no reason given'}`,
      )
    if (nodes.every((node) => node?.fileStatus === 'READY')) return
    await sleep(pollMs, undefined, { signal })
  }
  if (ids.length > 0) throw new ShopError('not_settled', 'the shop is still processing pictures')
}
