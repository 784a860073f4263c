import { ADDRESS, splitAddresses } from '../records/split-addresses.ts'

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i

/**
 * Proposes the base of image paths: from addresses of the same images, else the system's. Null without paths or
 * evidence.
 */
export function proposeBaseUrl(samples: readonly string[], known: string | null): string | null {
  const texts = samples.flatMap((sample) => splitAddresses(sample).addresses)
  const path = texts.find((text) => !ADDRESS.test(text) && PICTURE.test(text))
  if (path === undefined) return null
  const bases = texts.flatMap((text) => (ADDRESS.test(text) ? (baseOf(text, path) ?? []) : []))
  return bases[0] ?? known
}

function baseOf(text: string, path: string): string | null {
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text)
  if (!url) return null
  const folder = /^\/?([^/]+)\//.exec(path)?.[1]
  const folders = url.pathname.split('/').slice(1, -1)
  const end = folder === undefined ? folders.length : folders.indexOf(folder)
  return end < 0 ? null : [url.origin, ...folders.slice(0, end)].join('/')
}
