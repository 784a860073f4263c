import type { Share, ShareWithLink } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { readUpTo } from '../../../data/read-up-to.ts'
import { useResource } from '../../../data/resource.ts'
import { MadeLink } from '../../../features/share/made-link.tsx'
import { shares } from '../../../features/share/shares.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { say } from '../../../words/say.ts'
import { ShareRow } from './share-row.tsx'

const PAGE_SIZE = 50

/** Links for outsiders, to extend and to close them. */
export function SharesSection() {
  const pages = useSignal(1)
  const made = useSignal<ShareWithLink | null>(null)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(`shares ${shown}`, (signal) =>
    readUpTo(shares.list({ limit: PAGE_SIZE }, { signal }), shown),
  )
  return (
    <Section title={say('console.settings.shares.title')} text={say('console.settings.shares.text')}>
      <Loaded resource={list}>
        {({ data, hasMore }) =>
          data.length === 0 ? (
            <Empty
              title={say('console.settings.shares.empty_title')}
              text={say('console.settings.shares.empty_text')}
            />
          ) : (
            <>
              <ShareTable
                rows={data}
                onChanged={list.reload}
                onMade={(share) => {
                  made.value = share
                }}
              />
              {hasMore && (
                <div>
                  <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
      {made.value && <MadeLink share={made.value} onClose={() => (made.value = null)} />}
    </Section>
  )
}

type ShareTableProps = {
  rows: readonly Share[]
  onChanged: () => Promise<void>
  onMade: (share: ShareWithLink) => void
}

const ShareTable = ({ rows, ...handlers }: ShareTableProps) => (
  <div class="panel settings-table">
    <table class="table blocks" role="table">
      <caption class="spoken">{say('console.settings.shares.title')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {say('console.settings.shares.for')}
          </th>
          <th role="columnheader" scope="col">
            {say('console.settings.shares.shows')}
          </th>
          <th role="columnheader" scope="col">
            {say('console.settings.shares.opened')}
          </th>
          <th role="columnheader" scope="col">
            {say('console.settings.shares.until')}
          </th>
          <th role="columnheader" scope="col">
            <span class="spoken">{say('console.settings.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((share) => (
          <ShareRow key={share.share_id} share={share} {...handlers} />
        ))}
      </tbody>
    </table>
  </div>
)
