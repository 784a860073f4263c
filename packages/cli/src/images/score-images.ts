import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageError } from '@endcap/eye'
import { messageOf } from '@endcap/foundation/errors/reason'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import { createGuardedFetch, type GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { type ImageFacts, type ImageRole, type ImageScore, type Rubric, scoreImage } from '@endcap/scoring'
import { openEye } from '@endcap/service/app/open-eye'
import { readConfig } from '@endcap/service/config/config'
import { createDecoding } from '@endcap/service/domains/images/decode-images'
import { makeDownloadFolder } from '@endcap/service/domains/images/download-folder'
import { convertedFormat, hardenDecoders } from '@endcap/vision'
import type { MessageId } from '@endcap/words/message'
import { SingleBar } from 'cli-progress'
import PQueue from 'p-queue'
import { readStdin, STDIN } from '../terminal/read-stdin.ts'
import { say } from '../terminal/say.ts'
import { isUrl } from './list-images.ts'

/** An image that was scored without a server. */
export type ScoredImage = { file: string; bytes: Uint8Array; facts: ImageFacts; score: ImageScore }
/** An image that could not be read, downloaded or analyzed. */
export type UnreadableImage = {
  file: string
  error: string
  /** Code of the error, such as `corrupt_image`. Null for a file that cannot be read. */
  reason: string | null
}
export type ImageResult = ScoredImage | UnreadableImage

type Rules = { role: ImageRole; rubric: Rubric }

/** Larger downloads are refused. */
export const MAX_BYTES = 25_000_000
const { convertImage } = createDecoding()

/**
 * Scores files, URLs and standard input with a progress bar. Passes each result to `each` in the order of the sources, as soon as it
 * and all earlier ones are done.
 */
export async function scoreImages<Result>(
  sources: readonly string[],
  { role, rubric }: Rules,
  each: (result: ImageResult) => Result,
): Promise<Result[]> {
  const config = readConfig()
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const workerThreads = Math.min(config.workerThreads, sources.length)
  const vision = resources.adopt(await openEye({ ...config, workerThreads }), ({ close }) => close())
  const fetch = resources.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
  const scoreOne = async (file: string): Promise<ImageResult> => {
    try {
      const bytes = await asImage(await read(file, fetch))
      const facts = await vision.analyze(bytes)
      return { file, bytes, facts, score: scoreImage(facts, role, rubric) }
    } catch (error) {
      return { file, ...describe(error) }
    }
  }
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {file}',
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: false,
  })
  if (process.stderr.isTTY && sources.length > 1) bar.start(sources.length, 0, { file: '' })
  const queue = new PQueue({ concurrency: 2 * vision.concurrency })
  const results = await inOrder(sources, each, (file) =>
    queue.add(() => scoreOne(file).finally(() => bar.increment(1, { file }))),
  )
  bar.stop()
  return results
}

/** Runs `work` on all items, and passes each result to `each` in order, as soon as it and all earlier ones are done. */
async function inOrder<Item, Done, Result>(
  items: readonly Item[],
  each: (done: Done) => Result,
  work: (item: Item) => Promise<Done>,
): Promise<Result[]> {
  const results: Result[] = []
  const running = items.map(work)
  // Removes each from the list, because it holds the bytes of an image.
  for (let next = running.shift(); next; next = running.shift()) results.push(each(await next))
  return results
}

/** Returns the bytes of an image, converted if they are a TIFF or AVIF file. @throws ImageError */
export async function asImage(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0 || !(await convertedFormat(bytes))) return bytes
  await using folder = await makeDownloadFolder()
  const [from, to] = [join(folder.path, 'original'), join(folder.path, 'image')]
  await writeFile(from, bytes)
  await convertImage(from, to, { organizationId: '', signal: new AbortController().signal })
  return await readFile(to)
}

async function read(source: string, fetch: GuardedFetch): Promise<Uint8Array> {
  if (source === STDIN) return readStdin()
  return isUrl(source) ? fetch.get({ url: source, maxBytes: MAX_BYTES, accept: 'image/*' }) : readFile(source)
}

/** Explanations of why a file cannot be read, by the code of the system. */
const FILE_ERRORS: Readonly<Record<string, MessageId>> = {
  ENOENT: 'cli.images.not_found',
  EACCES: 'cli.images.no_access',
  EPERM: 'cli.images.no_access',
  EISDIR: 'cli.images.is_directory',
  ELOOP: 'cli.images.link_to_itself',
  ENAMETOOLONG: 'cli.images.name_too_long',
}

function describe(error: unknown): Omit<UnreadableImage, 'file'> {
  if (error instanceof ImageError || error instanceof FetchError)
    return { error: error.message, reason: error.reason }
  const id = FILE_ERRORS[error instanceof Error && 'code' in error ? String(error.code) : '']
  return { error: id ? say(id) : messageOf(error), reason: null }
}
