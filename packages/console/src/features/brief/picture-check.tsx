import type { Brief } from '@endcap/client'
import { say } from '../../words/say.ts'

/** Says how the sent picture fits the brief. */
export function PictureCheck({ brief }: { brief: Brief }) {
  const { picture, width, height } = brief
  if (!picture) return null
  const { image, is_large_enough: fits, refused_by: rule } = picture
  const sent = { width: image.width, height: image.height }
  if (fits) return <p class="small">{say('console.brief.fits', sent)}</p>
  const needed = { least_width: width ?? image.width, least_height: height ?? image.height }
  const isOwnSize = image.width < needed.least_width || image.height < needed.least_height
  return (
    <p class="small loss">
      {rule === null || isOwnSize
        ? say('console.brief.too_small', { ...sent, ...needed })
        : say('console.brief.refused', { ...sent, rule })}
    </p>
  )
}
