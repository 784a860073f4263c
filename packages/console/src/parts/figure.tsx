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
