import { useEffect, useRef, useState } from 'preact/hooks'
import { Picture } from '../../parts/shelf.tsx'
import type { Guest } from './guest.ts'

type SharedPictureProps = {
  guest: Guest
  imageId: string
  alt: string
  side?: 160 | 480
  /** Read at once, so that it is there when it is printed. */
  isEager?: boolean
}

/** A picture that the link shows. It is read when it comes into view, or before it is printed. */
export function SharedPicture({ guest, imageId, alt, side = 480, isEager = false }: SharedPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let url: string | null = null
    let isLeft = false
    const show = () => {
      observer.disconnect()
      removeEventListener('beforeprint', show)
      void guest.picture(imageId, side).then(keep, () => undefined)
    }
    const keep = (bytes: Blob) => {
      url = isLeft ? null : URL.createObjectURL(bytes)
      setSrc(url)
    }
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && show(), {
      rootMargin: '50%',
    })
    if (isEager) show()
    else if (place.current) {
      observer.observe(place.current)
      addEventListener('beforeprint', show)
    }
    return () => {
      isLeft = true
      observer.disconnect()
      removeEventListener('beforeprint', show)
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [guest, imageId, side])
  return (
    <span ref={place} class="shared-picture">
      <Picture src={src} alt={alt} side={side} priority="high" />
    </span>
  )
}
