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
import { SettingsTable } from '../settings-table.tsx'
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
  <SettingsTable
    caption={say('console.settings.shares.title')}
    columns={[
      'console.settings.shares.for',
      'console.settings.shares.shows',
      'console.settings.shares.opened',
      'console.settings.shares.until',
    ]}
    actions="console.settings.actions"
  >
    {rows.map((share) => (
      <ShareRow key={share.share_id} share={share} {...handlers} />
    ))}
  </SettingsTable>
)
