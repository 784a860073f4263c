import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { BERRY, CITRUS, renderScene, type Scene } from './render-can.ts'

const SIZE_PX = 1600
const one = { x: 0.5, y: 0.5, height: 0.86, palette: CITRUS, turn: 0.5 }

/** A small catalogue: file name → what the picture shows. The hero comes first. */
export const SAMPLES: Record<string, Scene> = {
  'citrus-hero.jpg': { sizePx: SIZE_PX, background: 'white', cans: [one] },
  'citrus-back.jpg': { sizePx: SIZE_PX, background: 'white', cans: [{ ...one, turn: 0 }] },
  'citrus-kitchen.jpg': { sizePx: SIZE_PX, background: 'kitchen', cans: [{ ...one, y: 0.52, height: 0.6 }] },
  'citrus-beach.jpg': {
    sizePx: SIZE_PX,
    background: 'beach',
    cans: [{ ...one, x: 0.42, y: 0.55, height: 0.52 }],
  },
  'citrus-detail.jpg': { sizePx: SIZE_PX, background: 'white', cans: [{ ...one, y: 0.66, height: 2.4 }] },
  'citrus-and-berry.jpg': {
    sizePx: SIZE_PX,
    background: 'white',
    cans: [
      { ...one, x: 0.28, height: 0.72 },
      { ...one, x: 0.72, height: 0.72, palette: BERRY },
    ],
  },
  'citrus-small.jpg': { sizePx: 500, background: 'white', cans: [{ ...one, height: 0.3 }] },
}

export const SAMPLE_NAME = 'Citrus Sparkling Lemonade Soda, 330 ml can'

export type SampleOrigin = {
  /** `host:port`, for the setting that allows it to be fetched from. */
  origin: string
  heroUrl: string
  carouselUrls: string[]
  close: () => Promise<void>
}

/** Serves the sample catalogue on loopback. Pictures are drawn when first asked for. */
export async function startSampleOrigin(): Promise<SampleOrigin> {
  const drawn = new Map<string, Promise<Buffer>>()
  const server = http.createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const scene = Object.hasOwn(SAMPLES, name) ? SAMPLES[name] : undefined
    if (!scene) {
      response.writeHead(404).end()
      return
    }
    const picture = drawn.get(name) ?? renderScene(scene)
    drawn.set(name, picture)
    picture.then(
      (bytes) =>
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length }).end(bytes),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const [heroUrl = '', ...carouselUrls] = Object.keys(SAMPLES).map((name) => `http://${origin}/${name}`)
  return {
    origin,
    heroUrl,
    carouselUrls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
