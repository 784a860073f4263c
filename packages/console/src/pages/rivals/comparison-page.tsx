import './comparison.css'
import type { Classification, ListingExplanation, RivalComparison, RivalSet } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import type { Resource } from '../../data/resource.ts'
import { useExplanation } from '../../features/listing/listing-head.tsx'
import { useComparison } from '../../features/rivals/rivals.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { inSentence } from '../../words/in-sentence.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { categoryLeaf, typeName } from '../../words/terms.ts'
import { ChooseMainImage } from './choose-main-image.tsx'
import { FoundPanel } from './found-panel.tsx'
import { readAtText, readText, verdictText } from './rival-words.ts'
import { ScoresPanel } from './scores-panel.tsx'
import { SetForm } from './set-form.tsx'
import { ShelfTest } from './shelf-test.tsx'
import { ShownTypes } from './shown-types.tsx'

type ComparisonProps = { set: Resource<RivalSet>; setId: string; pdpId: string; chosenId: string | undefined }

/** A listing beside the rivals of a set: the shelf test, what they show, and their scores. */
export function ComparisonPage({ set, setId, pdpId, chosenId }: ComparisonProps) {
  const { summary, ...explanation } = useExplanation(pdpId)
  const listing = explanation.data
  const isUnscored = summary.data?.pdp_score === null || explanation.error !== undefined
  const imageId = chosenId ?? (listing && bestMainImage(listing))
  const isReady = chosenId !== undefined || listing !== undefined || isUnscored
  const isReading = (set.data?.reading ?? 0) > 0
  const comparison = useComparison(isReady ? { setId, pdpId, imageId } : null, isReading)
  const title = comparison.data ? verdictText(comparison.data) : say('console.rivals.title')
  return (
    <Page
      title={title}
      documentTitle={title}
      class="rivals-page"
      crumbs={
        <>
          <Crumb href={at('watch')}>{say('console.pages.watch')}</Crumb>
          <Crumb href={at('watch/rivals')}>{say('console.rivals.title')}</Crumb>
          {set.data && (
            <a href={at(`watch/rivals/${setId}`)} dir="auto">
              {set.data.name}
            </a>
          )}
        </>
      }
      meta={set.data && comparison.data && metaOf(set.data, comparison.data)}
      buttons={
        set.data && (
          <Buttons set={set.data} listing={comparison.data?.shelf ? listing : undefined} pdpId={pdpId} />
        )
      }
    >
      <Loaded resource={set.error === undefined ? comparison : { ...comparison, error: set.error }} rows={8}>
        {(data) =>
          set.data && (
            <Content
              set={set.data}
              comparison={data}
              captions={{
                now: typeText(listing?.images[0]?.classification),
                composed: typeText(
                  listing?.images.find(({ image_id: id }) => id === imageId)?.classification,
                ),
              }}
            />
          )
        }
      </Loaded>
    </Page>
  )
}

/** Returns the main image of the best set, if it is another one. */
function bestMainImage({ best, images }: ListingExplanation): string | undefined {
  const { hero } = best.composition
  return 'image_id' in hero && hero.image_id !== images[0]?.image_id ? hero.image_id : undefined
}

const typeText = (type: Classification | null | undefined): string | null =>
  type ? inSentence(typeName(type)) : null

function metaOf(set: RivalSet, { rows }: RivalComparison): string {
  const own = rows.find(({ rival_id: id }) => id === null)
  const against = say('console.rivals.against', { set: set.name })
  return [own?.name, own?.asin, against, readAtText(set)].filter(Boolean).join('  ·  ')
}

type ButtonsProps = {
  set: RivalSet
  /** Only with a shelf test. */
  listing: ListingExplanation | undefined
  pdpId: string
}

function Buttons({ set, listing, pdpId }: ButtonsProps) {
  const { route } = useLocation()
  const open = useSignal<'edit' | 'image' | null>(null)
  const close = () => (open.value = null)
  return (
    <>
      <LinkButton href={at(`watch/rivals/${set.rival_set_id}`)}>
        {say('console.rivals.other_listing')}
      </LinkButton>
      <Button
        off={!currentSession().can.edit && say('console.rivals.viewers')}
        onClick={() => (open.value = 'edit')}
      >
        {counted(set.rivals, 'console.rivals.edit_count')}
      </Button>
      {listing && (
        <Button look="first" onClick={() => (open.value = 'image')}>
          {say('console.rivals.try_other')}
        </Button>
      )}
      {open.value === 'edit' && <SetForm set={set} onClose={close} />}
      {open.value === 'image' && listing && (
        <ChooseMainImage
          listing={listing}
          onChoose={(imageId) => {
            close()
            route(at(`watch/rivals/${set.rival_set_id}?pdp=${pdpId}&image=${imageId}`), true)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

type ContentProps = {
  set: RivalSet
  comparison: RivalComparison
  captions: { now: string | null; composed: string | null }
}

function Content({ set, comparison, captions }: ContentProps) {
  const { shelf } = comparison
  if (comparison.read === 0)
    return (
      <Empty title={readText(set)} text={say('console.rivals.nothing_read')}>
        <LinkButton href={at(`watch/rivals/${set.rival_set_id}`)}>
          {say('console.rivals.see_states')}
        </LinkButton>
      </Empty>
    )
  return (
    <div class={shelf ? 'rivals-columns' : 'stack'}>
      {shelf ? (
        <ShelfTest
          shelf={shelf}
          comparison={comparison}
          query={(categoryLeaf(set.category) ?? set.name).toLowerCase()}
          captions={captions}
        />
      ) : (
        <p class="quiet">{say('console.rivals.no_shelf')}</p>
      )}
      <div class="stack">
        {shelf && <FoundPanel shelf={shelf} />}
        <ShownTypes comparison={comparison} />
        <ScoresPanel comparison={comparison} retailer={set.retailer} />
      </div>
    </div>
  )
}
