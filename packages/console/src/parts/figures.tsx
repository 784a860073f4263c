import './figures.css'
import type { ComponentChildren } from 'preact'

type FigureProps = { name: string; note: ComponentChildren; children: ComponentChildren }

/** A figure with its name and a note. */
export const Figure = ({ name, note, children }: FigureProps) => (
  <div>
    <dt class="small quiet">{name}</dt>
    <dd class="figure">{children}</dd>
    <dd class="small quiet">{note}</dd>
  </div>
)

const TICKS = [0, 20, 40, 60, 80, 100]

/** The scores below the bars. */
export const BarsAxis = () => (
  <div class="bars-axis small" aria-hidden="true">
    {TICKS.map((tick) => (
      <span key={tick} style={{ left: `${tick}%` }}>
        {tick}
      </span>
    ))}
  </div>
)
