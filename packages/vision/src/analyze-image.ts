import type { FoundProduct } from '@endcap/eye'
import { type Box, type FileFacts, type ImageFacts, type LayoutFacts, settleFullBleed } from '@endcap/scoring'
import { type DecodedImage, decodeImage } from './decode.ts'
import { FACTS_VERSION } from './facts-version.ts'
import { cutPhotograph } from './framed-photograph.ts'
import { estimateAttention } from './measure/attention.ts'
import { measureBackground } from './measure/background.ts'
import { measureBorder } from './measure/border.ts'
import { measureBlockiness, measureBlur, measureNoise } from './measure/detail.ts'
import { measureEdgeDirections, settleTilt, shareUpright } from './measure/edge-directions.ts'
import { type Framing, findProductBox, measureFraming } from './measure/framing.ts'
import { distanceFrom, findGround, type Ground } from './measure/ground.ts'
import { measureInkExtent } from './measure/ink.ts'
import { estimateJpegQuality } from './measure/jpeg-quality.ts'
import { measureLayout } from './measure/layout.ts'
import { traceOutlines } from './measure/outline.ts'
import { divideRegions } from './measure/regions.ts'
import { differenceHash } from './measure/similarity.ts'
import { measureTone } from './measure/tone.ts'
import { measureTrueResolution } from './measure/true-resolution.ts'
import { productMask } from './product-mask.ts'
import { luminance, type Plane, type Rgb, release, resizeRgb } from './raster.ts'
import { type Appearance, describeAppearance, OBJECTS } from './recognition/appearance.ts'
import { classifyAssetType } from './recognition/asset-type-head.ts'
import { gradeDesign } from './recognition/design.ts'
import { embed } from './recognition/embedding.ts'
import { findFaces } from './recognition/faces.ts'
import { judgeQuality } from './recognition/quality.ts'
import { skinShare } from './recognition/skin.ts'
import { findLines, readText } from './text/read-text.ts'
import { separateOverlays } from './text/text-on-product.ts'
import { completePack } from './text/whole-pack.ts'

/** Keeps light, color and blur of all uploads comparable. */
const WORK_SIDE_PX = 1000
/** Largest input of the whole-image networks. */
const SMALL_SIDE_PX = 320
/** For strong blur, gaze and similarity. The 9 px blur filter needs a small image. */
const COARSE_SIDE_PX = 160
const WHOLE_FRAME: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/** Runs one stage. Benchmarks measure its time. */
export type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
const unmeasured: Stage = (_name, work) => work()

/** Inputs of classifiers, also used by training commands. */
export type Observations = {
  facts: Omit<ImageFacts, 'kind' | 'quality' | 'attention' | 'similarity' | 'layout'> & {
    layout: Omit<LayoutFacts, 'design'>
  }
  appearance: Appearance
  skin: number
  /** Image, 320 and 160 px copies, and soft product mask (320 × 320). */
  rgb: Rgb
  small: Rgb
  coarse: Rgb
  mask: Plane
  view: View
}

type View = { full: Rgb; work: Rgb; mask: Plane; ground: Ground; isFramed: boolean }

/** Measures a JPEG, PNG or WebP file. @throws ImageError */
export async function analyzeImage(bytes: Uint8Array, stage: Stage = unmeasured): Promise<ImageFacts> {
  const observations = await observe(bytes, stage)
  const facts = await judge(observations, stage)
  const { rgb, small, view } = observations
  release(rgb.data, view.full.data, view.work.data, small.data)
  return facts
}

/** Decodes once for `analyzeImage` and `findProduct`. @throws ImageError */
export async function analyzeProduct(bytes: Uint8Array): Promise<FoundProduct & { facts: ImageFacts }> {
  const observations = await observe(bytes, unmeasured)
  const { mask, rgb } = observations
  return { facts: await judge(observations, unmeasured), mask, rgb }
}

async function judge(
  { facts, appearance, skin, coarse, mask, view }: Observations,
  stage: Stage,
): Promise<ImageFacts> {
  const embedded = await stage('recognition', () => embed(appearance))
  return settleFullBleed({
    ...facts,
    layout: { ...facts.layout, design: await gradeDesign(embedded.embedding) },
    kind: await stage('recognition', () => classifyAssetType(appearance, { ...facts, skin })),
    quality: await stage('quality', () =>
      judgeQuality(view.full, view.work, view.isFramed ? WHOLE_FRAME : subjectOf(facts)),
    ),
    attention: estimateAttention(coarse, facts.product && mask, facts),
    similarity: {
      dhash: differenceHash(coarse),
      ...embedded,
    },
  })
}

/** Returns product probability (0–1), squeezed to 320 × 320, without overlays. @throws ImageError */
export async function findProduct(bytes: Uint8Array): Promise<FoundProduct> {
  const { rgb } = await decodeImage(bytes)
  const { mask } = await separate(await fitInside(rgb, WORK_SIDE_PX), unmeasured)
  return { mask, rgb }
}

async function separate(work: Rgb, stage: Stage) {
  const everything = await stage('mask', () => productMask(work))
  const lines = await stage('text', () => findLines(work))
  const { ground } = everything
  const whole = everything.photograph ? everything : completePack(everything, ground, lines, work)
  const { photograph } = everything
  return { lines, ground, photograph, ...separateOverlays(whole, lines, work, ground) }
}

/** @throws ImageError */
export async function observe(bytes: Uint8Array, stage: Stage = unmeasured): Promise<Observations> {
  const { file, rgb, native } = await stage('decode', () => decodeImage(bytes))
  const work = await stage('decode', () => fitInside(rgb, WORK_SIDE_PX))
  const small = await stage('decode', () => fitInside(work, SMALL_SIDE_PX))
  const coarse = await stage('decode', () => fitInside(small, COARSE_SIDE_PX))
  const { lines, ground, photograph, mask, badges } = await separate(work, stage)
  const view = photograph
    ? await viewOf(cutPhotograph(rgb, photograph.place, WORK_SIDE_PX), photograph.mask)
    : { full: rgb, work, mask, ground, isFramed: false }
  const framing = frame(mask, view)
  const text = await stage('text', () =>
    readText(lines, { full: rgb, work, mask: framing && mask, ground: ground.sure }),
  )
  const appearance = await stage('recognition', () => describeAppearance(small))
  const faces = await stage('recognition', () => findFaces(small))
  const jpegQuality = file.format === 'jpeg' ? estimateJpegQuality(bytes) : null
  const image = { file, rgb, native, work, coarse, jpegQuality }
  const measured = await stage('measures', async () => measure(image, { view, framing, mask, badges }))
  const people = { faces, person: appearance.objects[OBJECTS.indexOf('Person')] ?? 0 }
  const layout = {
    ...measureLayout(ground.sure),
    border: measureBorder(work),
    inkExtent: measureInkExtent(small),
  }
  return {
    facts: { version: FACTS_VERSION, file, ...measured, text, layout, badges, people },
    appearance,
    skin: skinShare(small),
    rgb,
    small,
    coarse,
    mask,
    view,
  }
}

type SizedImage = DecodedImage & { work: Rgb; coarse: Rgb; jpegQuality: number | null }
type Subject = { view: View; framing: Framing | null; mask: Plane; badges: readonly Box[] }

function measure(
  { file, rgb, native, work, coarse, jpegQuality }: SizedImage,
  { view, framing, mask, badges }: Subject,
): Pick<ImageFacts, 'product' | 'background' | 'tone' | 'detail'> {
  const workLuminance = luminance(work)
  const viewLuminance = view.isFramed ? luminance(view.work) : workLuminance
  // Overlays are text next to the product, not stains.
  const overlays = view.isFramed ? [] : badges
  const regions = framing ? divideRegions(view.mask, view.work, overlays) : null
  const { tone, meanLab } = measureTone(view.work, viewLuminance, regions, view.ground)
  const box = framing?.box ?? WHOLE_FRAME
  const directions = framing && measureEdgeDirections(viewLuminance, view.mask)
  const measured = {
    product: framing && {
      ...framing,
      tiltDegrees: settleTilt(framing.tiltDegrees, directions),
      uprightEdges: directions && shareUpright(directions),
      outlines: traceOutlines(mask),
      meanLab,
    },
    background: regions && measureBackground(view.work, viewLuminance, regions, view.ground),
    tone,
    detail: {
      blur: measureBlur(workLuminance, box),
      coarseBlur: measureBlur(luminance(coarse), box),
      noise: measureNoise(workLuminance),
      blockiness: native ? measureBlockiness(rgb, box) : null,
      jpegQuality,
      productPx: framing && productSide(framing.box, file),
      trueResolution: measureTrueResolution(rgb, box),
    },
  }
  release(workLuminance.data, viewLuminance.data)
  return measured
}

async function viewOf(photograph: Rgb, mask: Plane): Promise<View> {
  const ground = findGround(await resizeRgb(photograph, mask.width, mask.height))
  return { full: photograph, work: photograph, mask, ground, isFramed: true }
}

function frame(mask: Plane, { full, work, mask: inView, ground, isFramed }: View): Framing | null {
  const fromGround = (x: number, y: number) => distanceFrom(ground.color, work, x, y)
  const framing = measureFraming(inView, full.width / full.height, fromGround)
  if (!isFramed || !framing) return framing
  const box = findProductBox(mask)
  return box && { ...framing, box }
}

/** From this share of white, a border is a studio's, not overexposed sky. */
const STUDIO_BORDER = 0.9

function subjectOf({ product, background }: Pick<ImageFacts, 'product' | 'background'>): Box {
  const studio = (background?.whiteBorder ?? 0) >= STUDIO_BORDER
  return product && studio ? product.box : WHOLE_FRAME
}

/** Returns the side of a square of the box's area, in file pixels. */
function productSide({ left, right, top, bottom }: Box, { widthPx, heightPx }: FileFacts): number {
  return Math.round(Math.sqrt((right - left) * widthPx * (bottom - top) * heightPx))
}

async function fitInside(image: Rgb, maxSidePx: number): Promise<Rgb> {
  const scale = maxSidePx / Math.max(image.width, image.height)
  if (scale >= 1) return image
  return resizeRgb(
    image,
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
}
