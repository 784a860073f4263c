/** Outlines of products, 64 px wide and up to 80 px high, with their labels. */
export const PRODUCTS = [
  { name: 'bag', outline: 'M10 14h44l-3 8 3 50-4 8H14l-4-8 3-50Z', label: 'M20 38h24v22H20Z' },
  { name: 'can', outline: 'M18 22l4-6h20l4 6v52l-4 6H22l-4-6Z', label: 'M18 34h28v30H18Z' },
  { name: 'bottle', outline: 'M27 4h10v20c0 6 9 8 9 16v40H18V40c0-8 9-10 9-16Z', label: 'M18 46h28v22H18Z' },
  { name: 'mug', outline: 'M8 34h38v46H8ZM46 44h8c5 0 5 24 0 24h-8', label: 'M16 48h22v16H16Z' },
  { name: 'box', outline: 'M8 28h48v52H8Z', label: 'M16 40h32v16H16Z' },
] as const

/** A shelf with outlines of products, where there is no picture yet. It is decoration. */
export const ProductOutlines = () => (
  <div class="outlines" aria-hidden="true">
    {PRODUCTS.map(({ name, outline, label }) => (
      <svg key={name} viewBox="0 0 64 80">
        <path class="product-outline" d={outline} />
        <path class="product-label" d={label} />
      </svg>
    ))}
  </div>
)
