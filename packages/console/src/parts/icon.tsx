/** Shapes of the icons on a grid of 16 px, drawn with strokes. */
const SHAPES = {
  add: 'M8 3v10M3 8h10',
  alert: 'M8 2 1.5 13.5h13ZM8 6.5v3.2M8 11.6v.4',
  back: 'm10 3-5 5 5 5',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  close: 'm4 4 8 8M12 4l-8 8',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8Z',
  down: 'm4 6 4 4 4-4',
  download: 'M8 2.5v7.3M4.8 6.8 8 10l3.2-3.2M2.5 13.5h11',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  file: 'M4 1.8h5.5L12.5 5v9.2H4ZM9.3 2v3.2h3',
  forward: 'm6 3 5 5-5 5',
  image: 'M2.5 3h11v10h-11ZM3 11l3.2-3.2 2.6 2.6 1.6-1.6L13 11.5M10.3 6.2h.1',
  key: 'M5.2 8.2a2.6 2.6 0 1 0 2.6 2.6 2.6 2.6 0 0 0-2.6-2.6ZM7 9l6.2-6.2M10.8 5.2l1.9 1.9',
  link: 'M6.6 9.4a2.7 2.7 0 0 0 3.8 0l2.2-2.2a2.7 2.7 0 0 0-3.8-3.8l-.7.7M9.4 6.6a2.7 2.7 0 0 0-3.8 0L3.4 8.8a2.7 2.7 0 0 0 3.8 3.8l.7-.7',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  chart: 'M3 13.5V8M6.3 13.5V5M9.7 13.5V9.5M13 13.5V3',
  person: 'M8 2.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM2.8 13.5c.6-2.6 2.6-3.9 5.2-3.9s4.6 1.3 5.2 3.9',
  question: 'M5.700 6a2.300 2.300 0 1 1 3.400 2C8.300 8.500 8 9 8 10M8 12.800v.1',
  redo: 'M13 6.2H6.5a3.4 3.4 0 1 0 0 6.8H9M10.3 3.4 13 6.2 10.3 9',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3l3.4 3.4',
  shelf: 'M2.5 3.5h11M3.5 3.5l-1 3.5h11l-1-3.5M3.5 7v6.5h9V7',
  spark:
    'M8 1.8c.5 3.4 2.8 5.7 6.2 6.2-3.4.5-5.7 2.8-6.2 6.2C7.5 10.8 5.2 8.5 1.8 8 5.2 7.5 7.5 5.2 8 1.800Z',
  swap: 'M2.5 5.500h10M10 3l2.5 2.500L10 8M13.5 10.500h-10M6 8l-2.5 2.500L6 13',
  tag: 'M2.5 2.500h5.300l5.7 5.7-5.3 5.3-5.7-5.700ZM5.3 5.300h.1',
  trash: 'M3 4.500h10M6 4.500v-2h4v2M4.2 4.500l.6 9h6.400l.6-9',
  undo: 'M3 6.200h6.500a3.4 3.4 0 1 1 0 6.800H7M5.7 3.4 3 6.2 5.7 9',
  upload: 'M8 10V2.700M4.8 5.8 8 2.600l3.2 3.200M2.5 13.500h11',
  up: 'm4 10 4-4 4 4',
} as const

export type IconName = keyof typeof SHAPES

/** An icon of 16 px. It is decoration: its button or text says what it means. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path
      d={SHAPES[name]}
      fill="none"
      stroke="currentColor"
      stroke-width={name === 'more' ? 2.2 : 1.5}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)

/** The mark of the product: a shelf. */
export const Mark = () => (
  <svg class="mark" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M2 1h3v18H2zM5 1h13v3H5zM5 16h13v3H5z" fill="currentColor" />
    <path d="M5 8.5h9v3H5z" fill="var(--accent)" />
  </svg>
)
