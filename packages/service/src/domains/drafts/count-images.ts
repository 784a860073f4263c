import { MAX_CAROUSEL_IMAGES, MAX_DRAFT_IMAGES } from '@endcap/api'
import { DomainError } from '../../platform/errors/domain-error.ts'

type Counts = { carousel: number; candidates: number }

/** Checks the number of images. @throws DomainError TOO_MANY_IMAGES */
export function checkImageCount({ carousel, candidates }: Counts): void {
  if (carousel > MAX_CAROUSEL_IMAGES)
    throw new DomainError(
      'TOO_MANY_IMAGES',
      `${carousel} carousel images; at most ${MAX_CAROUSEL_IMAGES} are accepted`,
    )
  const all = 1 + carousel + candidates
  if (all > MAX_DRAFT_IMAGES)
    throw new DomainError(
      'TOO_MANY_IMAGES',
      `${all} images, counting the main image and those of the base; at most ${MAX_DRAFT_IMAGES} are accepted`,
    )
}

/** Checks the number of images in a body before validation, because it has its own error code. */
export function checkImageCountOf(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const lengthOf = (name: string) => {
    const list: unknown = Reflect.get(body, name)
    return Array.isArray(list) ? list.length : 0
  }
  checkImageCount({ carousel: lengthOf('carousel'), candidates: lengthOf('candidates') })
}
