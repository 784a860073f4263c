import './bars.css'

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
