import type { ImportRow } from '@endcap/client'
import { useResource } from '../../data/resource.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { imports } from './imports.ts'

const SHOWN = 7

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
        <h2 id="first-listings">{say('console.imports.first_listings')}</h2>
      </div>
      <ul class="divided">
        {data.map(({ row, name, key, change, image_count: images }) => (
          <li key={row} class="import-line">
            <span class="cut" dir="auto">
              {name ?? key}
            </span>
            <span class="meta cut">{name === null ? '' : key}</span>
            <span>
              {change && (
                <span class={change === 'new' ? 'tag good' : 'tag'}>
                  {say(`console.imports.change.${change}`)}
                </span>
              )}
            </span>
            <span class="meta">{counted(images, 'console.counted.images')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
