import type { ImportRow } from '@endcap/client'
import { useResource } from '../../data/resource.ts'
import { counted } from '../../words/numbers.ts'
import { imports } from './imports.ts'

const SHOWN = 7
const CHANGES = { new: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const

/** The first listings as the import would submit them. The page loads no pictures from other hosts. */
export function FirstListings({ importId }: { importId: string }) {
  const { data = [] } = useResource<ImportRow[]>(
    `import-first ${importId}`,
    async (signal) =>
      (await imports.rows(importId, { status: 'waiting', limit: SHOWN }, { signal }).page()).data,
    { freshMs: 0 },
  )
  if (data.length === 0) return null
  return (
    <section class="panel" aria-labelledby="first-listings">
      <div class="panel-head">
        <h2 id="first-listings">The first listings, as they will arrive</h2>
      </div>
      <ul class="divided">
        {data.map(({ row, name, key, change, image_count: images }) => (
          <li key={row} class="import-line">
            <span class="cut">{name ?? key}</span>
            <span class="meta cut">{name === null ? '' : key}</span>
            <span>
              {change && <span class={change === 'new' ? 'tag good' : 'tag'}>{CHANGES[change]}</span>}
            </span>
            <span class="meta">{counted(images, 'image')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
