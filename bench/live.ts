// Measures the live check on 1,000 synthetic pairs of galleries: what was sent, and what a shop shows of it in
// other sizes and compressions. Half of the pairs are unchanged. In the others one picture is an old version,
// another variant or another picture, two are swapped, or one is missing or added. Prints by change what was found
// (at least one sure difference), what is left to a person, and what was not seen. A sure difference in an unchanged
// pair is a false alarm. Worst: the worst of five folds of sources.
// usage: npm run bench -- live [PAIRS FOLDER SEED]
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { compareShelves, compareSketches, judgePictures, type Sketch } from '@endcap/scoring'
import { sketchImage } from '@endcap/vision'
import sharp from 'sharp'
import { sharedFolder } from './support.ts'

/** Limits were chosen on `kinds` with the seed 31337. */
const FOLDER = sharedFolder(process.argv[3] === 'kinds-2' ? 'kinds-2' : 'kinds').pathname
const PAIRS = Number(process.argv[2] ?? 1000)
const VERBOSE = process.env['VERBOSE'] !== undefined
sharp.concurrency(availableParallelism())

type Picture = { file: string; source: string }
/** Numbers in [0, 1) that repeat between runs. */
let state = Number(process.argv[4] ?? 20261130)
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const between = (from: number, to: number): number => from + (to - from) * random()
const whole = (below: number): number => Math.floor(random() * below)
const pick = <T>(list: readonly T[]): T => {
  const one = list[whole(list.length)]
  if (one === undefined) throw new Error('the list is empty')
  return one
}

/** Makes a picture as a shop would show it. */
async function asShown(file: string | Buffer): Promise<Buffer> {
  let bytes = await sharp(file).flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer()
  const { width, height } = await sharp(bytes).metadata()
  if (random() < 0.25) {
    const [x, y] = [Math.round(width * between(0, 0.02)), Math.round(height * between(0, 0.02))]
    bytes = await sharp(bytes)
      .extract({ left: x, top: y, width: width - 2 * x, height: height - 2 * y })
      .png({ compressionLevel: 1 })
      .toBuffer()
  }
  let pipeline = sharp(bytes)
  if (random() < 0.25) pipeline = pipeline.resize(900, 900, { fit: 'contain', background: '#ffffff' })
  else pipeline = pipeline.resize(Math.round(between(220, 1200)), null)
  const quality = Math.round(between(45, 92))
  return random() < 0.3 ? pipeline.webp({ quality }).toBuffer() : pipeline.jpeg({ quality }).toBuffer()
}

const WORDS = ['Classic', 'New', 'Zero Sugar', 'Sea Salt', '2 Pack', 'Organic', 'Family', 'Original']

type Area = { left: number; top: number; width: number; height: number }

/** Finds an area of the picture with detail. Null where it is plain. */
async function busyArea(file: string): Promise<Area | null> {
  const { width, height } = await sharp(file).metadata()
  for (let attempt = 0; attempt < 12; attempt++) {
    const size = {
      width: Math.round(width * between(0.14, 0.3)),
      height: Math.round(height * between(0.05, 0.12)),
    }
    const area = {
      ...size,
      left: whole(width - size.width),
      top: whole(height - size.height),
    }
    const { channels } = await sharp(
      await sharp(file).flatten({ background: '#ffffff' }).extract(area).png().toBuffer(),
    ).stats()
    if (Math.max(...channels.map(({ stdev }) => stdev)) > 30) return area
  }
  return null
}

/** An older version: a part of the design is painted over, with or without other words. */
async function older(file: string): Promise<Buffer | null> {
  const area = await busyArea(file)
  if (!area) return null
  const { dominant } = await sharp(
    await sharp(file).flatten({ background: '#ffffff' }).extract(area).png().toBuffer(),
  ).stats()
  const fill = `rgb(${dominant.r},${dominant.g},${dominant.b})`
  const ink = dominant.r + dominant.g + dominant.b > 380 ? '#222' : '#fff'
  const words = random() < 0.6 ? pick(WORDS) : ''
  // The service's decoders refuse SVG.
  const patch = sharp({ create: { ...area, channels: 3, background: fill } })
  const text = `<span foreground="${ink}"><b>${words}</b></span>`
  const label = {
    text: { text, rgba: true, width: Math.round(area.width * 0.9), height: Math.round(area.height * 0.8) },
  }
  const input = await (words === '' ? patch : patch.composite([{ input: label }])).png().toBuffer()
  return sharp(file)
    .flatten({ background: '#ffffff' })
    .composite([{ input, left: area.left, top: area.top }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Another variant: the same pack in another color. Null for gray pictures. */
async function recolored(file: string): Promise<Buffer | null> {
  const small = await sharp(file).flatten({ background: '#ffffff' }).resize(48, 48).raw().toBuffer()
  let colored = 0
  for (let at = 0; at < small.length; at += 3) {
    const pixel = [small[at] ?? 0, small[at + 1] ?? 0, small[at + 2] ?? 0]
    if (Math.max(...pixel) - Math.min(...pixel) > 50) colored += 1
  }
  if (colored < 0.02 * 48 * 48) return null
  return sharp(file)
    .flatten({ background: '#ffffff' })
    .modulate({ hue: Math.round(between(50, 310)) })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const CHANGES = ['old', 'variant', 'replaced', 'swapped', 'missing', 'added'] as const
type Change = (typeof CHANGES)[number] | 'none'

const sketches = new Map<string, Promise<Sketch>>()
const sketchOf = (file: string): Promise<Sketch> => {
  const known = sketches.get(file) ?? sketchImage(readFileSync(file))
  sketches.set(file, known)
  return known
}

function readPictures(): Picture[] {
  const rows = readFileSync(`${FOLDER}labels.csv`, 'utf8').trim().split('\n').slice(1)
  return rows
    .map((row) => row.split(','))
    .map(([name = '', , source = '']) => ({
      file: `${FOLDER}images/${name}`,
      source: source.split('/')[0] ?? source,
    }))
    .filter(({ file }) => existsSync(file))
}

/** Makes one pair of galleries and compares it. Null where the change would not be visible. */
async function measure(pictures: readonly Picture[], others: readonly Picture[], change: Change) {
  const gallery = pictures.map(({ file }) => file)
  const at = whole(gallery.length)
  const file = gallery[at] ?? ''
  const shown: (string | Buffer)[] = [...gallery]
  if (change === 'old' || change === 'variant') {
    const made = await (change === 'old' ? older(file) : recolored(file))
    if (!made) return null
    shown[at] = made
  }
  if (change === 'replaced') shown[at] = pick(others).file
  if (change === 'swapped') {
    const to = (at + 1 + whole(gallery.length - 1)) % gallery.length
    ;[shown[at], shown[to]] = [shown[to] ?? file, shown[at] ?? file]
  }
  if (change === 'missing') shown.splice(at, 1)
  if (change === 'added') shown.splice(at, 0, pick(others).file)
  const sent = await Promise.all(gallery.map(sketchOf))
  const seen = await Promise.all(shown.map(async (each) => sketchImage(await asShown(each))))
  const places = compareShelves(sent, seen, judgePictures)
  const wrong = places.filter(({ verdict, sure }) => sure && verdict !== 'same')
  const result = wrong.length > 0 ? 'found' : places.some(({ sure }) => !sure) ? 'unsure' : 'same'
  if (VERBOSE && (change === 'none' ? result === 'found' : result !== 'found')) {
    const [one, other] = [sent[wrong[0]?.sent ?? at], seen[wrong[0]?.shown ?? at]]
    console.log(
      change,
      result,
      gallery[wrong[0]?.sent ?? at],
      one && other ? compareSketches(one, other) : wrong,
    )
  }
  return { result, isRight: wrong.length > 0 && wrong.every(({ verdict }) => verdict === EXPECTED[change]) }
}

const EXPECTED: Record<Change, string> = {
  none: '',
  old: 'version',
  variant: 'version',
  replaced: 'other',
  swapped: 'moved',
  missing: 'missing',
  added: 'added',
}

const FOLDS = 5
const foldOf = (source: string): number =>
  Buffer.from(source).reduce((sum, byte) => (31 * sum + byte) % 9973, 7) % FOLDS

const all = readPictures()
type Tally = {
  all: number
  found: number
  unsure: number
  right: number
  folds: { all: number; found: number }[]
}
const tallies = new Map<string, Tally>()
function count(key: string, source: string, { result, isRight }: { result: string; isRight: boolean }): void {
  const tally = tallies.get(key) ?? {
    all: 0,
    found: 0,
    unsure: 0,
    right: 0,
    folds: Array.from({ length: FOLDS }, () => ({ all: 0, found: 0 })),
  }
  tallies.set(key, tally)
  for (const each of [tally, tally.folds[foldOf(source)] ?? tally]) {
    each.all += 1
    each.found += Number(result === 'found')
  }
  tally.unsure += Number(result === 'unsure')
  tally.right += Number(isRight)
}

for (let made = 0; made < PAIRS; ) {
  const source = pick(all).source
  const own = all.filter((each) => each.source === source)
  const others = all.filter((each) => each.source !== source)
  const start = whole(Math.max(1, own.length - 3))
  const gallery = own.slice(start, start + 3 + whole(4))
  if (gallery.length < 3) continue
  const change = made % 2 === 0 ? 'none' : (CHANGES[Math.floor(made / 2) % CHANGES.length] ?? 'old')
  const result = await measure(gallery, others, change)
  if (!result) continue
  made += 1
  for (const key of change === 'none' ? ['none'] : [change, 'all changes']) count(key, source, result)
}
const share = ({ found, all: of }: { found: number; all: number }) => (100 * found) / of
for (const [key, tally] of tallies) {
  const folds = tally.folds.filter((fold) => fold.all > 0).map(share)
  const worst = key === 'none' ? Math.max(...folds) : Math.min(...folds)
  console.log(
    `${key.padEnd(12)} ${tally.found} of ${tally.all} ${key === 'none' ? 'false alarms' : 'found'} (${share(tally).toFixed(1)} %, worst ${worst.toFixed(1)} %), ` +
      `${tally.unsure} not sure, ${tally.all - tally.found - tally.unsure} seen as the same, ${tally.right} with the right word`,
  )
}
console.log(`${(process.cpuUsage().user / 1e6).toFixed(0)} s of CPU time`)
