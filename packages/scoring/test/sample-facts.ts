import type { ImageFacts } from '@endcap/scoring'

/** Facts of a flawless studio packshot; tests change what they are about. */
export function sampleFacts(
  changes: {
    file?: Partial<ImageFacts['file']>
    product?: Partial<NonNullable<ImageFacts['product']>> | null
    background?: Partial<NonNullable<ImageFacts['background']>> | null
    tone?: Partial<ImageFacts['tone']>
    detail?: Partial<ImageFacts['detail']>
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
      ...changes.file,
    },
    product:
      changes.product === null
        ? null
        : {
            area: 0.5,
            box: { left: 0.06, top: 0.06, right: 0.94, bottom: 0.94 },
            extent: 0.88,
            offCentre: 0,
            margin: 0.06,
            cut: 0,
            tiltDegrees: 0,
            parts: 1,
            confidence: 0.99,
            meanLab: [50, 10, 10],
            ...changes.product,
          },
    background:
      changes.background === null
        ? null
        : { area: 0.4, offWhite: 0, unevenness: 0.01, clutter: 0, whiteBorder: 1, ...changes.background },
    tone: {
      medianLuminance: 0.5,
      range: 0.6,
      crushed: 0,
      blown: 0,
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
      ...changes.detail,
    },
    similarity: { dhash: '0123456789abcdef', ...changes.similarity },
  }
}
