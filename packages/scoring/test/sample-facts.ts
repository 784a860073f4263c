import { CLASSIFICATIONS, type Classification, type ImageFacts, type TextLine } from '@endcap/scoring'

/** Returns facts of a flawless studio packshot with some of them changed. */
export function sampleFacts(
  changes: {
    file?: Partial<ImageFacts['file']>
    product?: Partial<NonNullable<ImageFacts['product']>> | null
    background?: Partial<NonNullable<ImageFacts['background']>> | null
    tone?: Partial<ImageFacts['tone']>
    detail?: Partial<ImageFacts['detail']>
    text?: Partial<ImageFacts['text']>
    layout?: Partial<ImageFacts['layout']>
    quality?: ImageFacts['quality']
    kind?: Classification
    similarity?: Partial<ImageFacts['similarity']>
  } = {},
): ImageFacts {
  return {
    version: 'vision-test',
    file: {
      format: 'jpeg',
      widthPx: 2000,
      heightPx: 2000,
      byteLength: 400_000,
      hasAlpha: false,
      animated: false,
      colorSpace: 'srgb',
      densityDpi: null,
      ...changes.file,
    },
    product:
      changes.product === null
        ? null
        : {
            area: 0.5,
            box: { left: 0.06, top: 0.06, right: 0.94, bottom: 0.94 },
            extent: 0.88,
            offCenter: 0,
            margin: 0.06,
            cut: 0,
            cutCertainty: 1,
            tiltDegrees: 0,
            leanDegrees: 0,
            uprightEdges: null,
            parts: 1,
            outlines: [],
            confidence: 0.99,
            meanLab: [50, 10, 10],
            ...changes.product,
          },
    background:
      changes.background === null
        ? null
        : {
            area: 0.4,
            offWhite: 0,
            unevenness: 0.01,
            clutter: 0,
            whiteBorder: 1,
            borderLab: [100, 0, 0],
            ...changes.background,
          },
    tone: {
      medianLuminance: 0.5,
      range: 0.6,
      crushed: 0,
      blown: 0,
      clipped: 0,
      black: 0.05,
      highlight: 0.95,
      ceiling: 0.01,
      tints: 0.3,
      cast: 0,
      chroma: 20,
      separation: 40,
      ...changes.tone,
    },
    detail: {
      blur: 0.25,
      coarseBlur: 0.25,
      noise: 0.3,
      blockiness: 0,
      jpegQuality: 92,
      productPx: 1700,
      trueResolution: 1,
      ...changes.detail,
    },
    text: { area: 0, lineCount: 0, lines: [], ...changes.text },
    layout: { emptyArea: 0.05, border: 0, inkExtent: 0.88, design: 4, ...changes.layout },
    badges: [],
    people: { faces: [], person: 0 },
    quality: changes.quality === undefined ? { opinion: 0.92, spread: 0.08 } : changes.quality,
    kind: sampleAssetType(changes.kind ?? 'Packshot'),
    attention: { columns: 1, rows: 1, weights: '/w==' },
    similarity: {
      space: 'sample',
      dhash: '0123456789abcdef',
      embedding: sampleEmbedding(0),
      ...changes.similarity,
    },
  }
}

/** Returns probabilities that are 1 for one asset type and 0 for all others. */
function sampleAssetType(assetType: Classification): ImageFacts['kind'] {
  return Object.fromEntries(
    CLASSIFICATIONS.map((each) => [each, Number(each === assetType)]),
  ) as ImageFacts['kind']
}

/** Returns an embedding that is orthogonal to the embeddings of other numbers. */
export function sampleEmbedding(number: number): string {
  return Array.from({ length: 64 }, (_, index) => (index === number ? '7f' : '00')).join('')
}

/** Returns a line on the pack that was read with confidence at full size and on both tiles. */
export function sampleLine(text: string, changes: Partial<TextLine> = {}): TextLine {
  return {
    text,
    confidence: 0.98,
    corners: [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.7, 0.4],
      [0.3, 0.4],
    ],
    height: 0.08,
    contrast: 0.6,
    area: 0.04,
    onProduct: 1,
    onGround: 0,
    tiles: { px101: text, px202: text },
    ...changes,
  }
}
