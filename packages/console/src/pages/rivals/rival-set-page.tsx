import './sets.css'
import type { RivalSet } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useListingId } from '../../features/listing/listing-head.tsx'
import { refreshRivals, rivals, useRivalSet } from '../../features/rivals/rivals.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'
import { ChooseListing } from './choose-listing.tsx'
import { ComparisonPage } from './comparison-page.tsx'
import { readAtText, readText } from './rival-words.ts'
import { SetEntries } from './set-entries.tsx'
import { SetForm } from './set-form.tsx'

/** A set of rivals or, with a listing in the address, the comparison with it. */
export function RivalSetPage() {
  const setId = useListingId()
  const { pdp: pdpId, image: imageId } = useLocation().query
  const set = useRivalSet(setId)
  return pdpId === undefined ? (
    <SetPage resource={set} setId={setId} />
  ) : (
    <ComparisonPage set={set} setId={setId} pdpId={pdpId} chosenId={imageId} />
  )
}

type SetPageProps = { resource: ReturnType<typeof useRivalSet>; setId: string }

const SetPage = ({ resource, setId }: SetPageProps) => {
  const { data: set } = resource
  const title = set?.name ?? say('console.rivals.title')
  return (
    <Page
      title={title}
      documentTitle={title}
      crumbs={
        <>
          <Crumb href={at('watch')}>{say('console.pages.watch')}</Crumb>
          <a href={at('watch/rivals')}>{say('console.rivals.title')}</a>
        </>
      }
      meta={
        set &&
        [set.category, retailerName(set.retailer), readText(set), readAtText(set)]
          .filter((part) => part !== null)
          .join('  ·  ')
      }
      buttons={set && <SetButtons set={set} />}
    >
      <Loaded resource={resource} rows={8}>
        {(loaded) => (
          <div class="columns">
            <SetEntries set={loaded} />
            <ChooseListing setId={setId} categoryId={loaded.category_id} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function SetButtons({ set }: { set: RivalSet }) {
  const { route } = useLocation()
  const open = useSignal<'edit' | 'remove' | null>(null)
  const close = () => (open.value = null)
  const { rival_set_id: id, name, reading } = set
  const off = !currentSession().can.edit && say('console.rivals.viewers')
  const remove = async () => {
    await rivals.delete(id)
    refreshRivals()
    route(at('watch/rivals'))
  }
  return (
    <>
      <Button look="removes" off={off} onClick={() => (open.value = 'remove')}>
        {say('console.rivals.delete')}
      </Button>
      <Button icon="refresh" busy={reading > 0} off={off} onClick={() => rivals.read(id).then(refreshRivals)}>
        {say('console.rivals.read_again')}
      </Button>
      <Button off={off} onClick={() => (open.value = 'edit')}>
        {say('console.rivals.edit')}
      </Button>
      {open.value === 'edit' && <SetForm set={set} onClose={close} />}
      {open.value === 'remove' && (
        <ConfirmRemoval
          title={say('console.rivals.delete_title', { name })}
          text={say('console.rivals.delete_text')}
          keep={say('console.common.keep_it')}
          remove={say('console.rivals.delete')}
          onRemove={remove}
          onClose={close}
        />
      )}
    </>
  )
}
