import type { DeviceLink } from '../session/contract.ts'
import { say } from '../words/say.ts'
import { PRODUCTS } from './product-outlines.tsx'

type Picture = DeviceLink['pictures'][number]

const FURTHER = [
  { name: 'jar', outline: 'M18 14h28v8l6 8v44l-6 6H18l-6-6V30l6-8Z', label: 'M12 40h40v24H12Z' },
  { name: 'shoe', outline: 'M6 36h14l10 14c8 8 28 6 28 18v10H6Z', label: 'M6 70h52v8H6Z' },
  { name: 'tube', outline: 'M24 8h16v12h6v54l-6 6H24l-6-6V20h6Z', label: 'M18 34h28v28H18Z' },
] as const

/** The pictures that a person compares on two devices. */
export const DevicePictures = ({ pictures }: { pictures: readonly Picture[] }) => (
  <ul class="device-pictures">
    {pictures.map((picture) => {
      const { outline, label } = [...PRODUCTS, ...FURTHER].find(({ name }) => name === picture) ?? PRODUCTS[0]
      return (
        <li key={picture}>
          <svg viewBox="0 0 64 84" role="img" aria-label={say(`console.parts.picture.${picture}`)}>
            <path class="product-outline" d={outline} />
            <path class="product-label" d={label} />
          </svg>
        </li>
      )
    })}
  </ul>
)
