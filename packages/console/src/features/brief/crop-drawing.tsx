import type { Brief } from '@endcap/client'
import { say } from '../../words/say.ts'
import { sizeText } from './brief-words.ts'

const SIDE = 200
/** Share of the frame that stays free at each side. */
const AIR = 0.05

/** Draws the frame with its margin. */
export function CropDrawing({ brief }: { brief: Brief }) {
  const { width, height } = brief
  const ratio = (width ?? height ?? 1) / (height ?? width ?? 1)
  const [frameWidth, frameHeight] = ratio >= 1 ? [SIDE, SIDE / ratio] : [SIDE * ratio, SIDE]
  const margin = AIR * Math.min(frameWidth, frameHeight)
  return (
    <figure class="brief-crop">
      <svg
        width={frameWidth}
        height={frameHeight}
        viewBox={`0 0 ${frameWidth} ${frameHeight}`}
        role="img"
        aria-label={sizeText(brief)}
      >
        <rect x={0.5} y={0.5} width={frameWidth - 1} height={frameHeight - 1} class="frame" />
        <rect
          x={margin}
          y={margin}
          width={frameWidth - 2 * margin}
          height={frameHeight - 2 * margin}
          class="margin"
        />
      </svg>
      <figcaption class="small quiet">{say('console.brief.air')}</figcaption>
    </figure>
  )
}
