import { EndcapError } from '@endcap/client'
import { type Signal, useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

/** A listing that the organization has already. */
type KnownListing = { asin: string; pdpId: string; images: number }

export type AsinSubmission = {
  known: Signal<KnownListing | null>
  /** Reads the page of a new listing. Asks about a known one. */
  submit: (asin: string) => Promise<void>
  readPage: (asin: string) => Promise<void>
}

/** Submits ASINs. `onDone` runs before a listing is shown. */
export function useAsinSubmission(onDone: () => void): AsinSubmission {
  const known = useSignal<KnownListing | null>(null)
  const { route } = useLocation()
  const readPage = async (asin: string) => {
    const { pdp_id: pdpId } = await endcap.pdps.byAsin.submit(asin)
    onDone()
    route(at(`listings/${pdpId}`))
  }
  const submit = async (asin: string) => {
    known.value = await findListing(asin)
    if (known.value === null) await readPage(asin)
  }
  return { known, submit, readPage }
}

async function findListing(asin: string): Promise<KnownListing | null> {
  try {
    const { pdp_id: pdpId, hero, carousel_images: carousel } = await endcap.pdps.byAsin.get(asin)
    return { asin, pdpId, images: (hero ? 1 : 0) + carousel.length }
  } catch (error) {
    if (error instanceof EndcapError.NotFound) return null
    throw error
  }
}

/** Asks before the page of a listing replaces its images. */
export function KnownListingQuestion({ submission: { known, readPage } }: { submission: AsinSubmission }) {
  const { value } = known
  if (value === null) return null
  return (
    <div class="known-listing" role="status">
      <p>{say('console.first_run.known_listing', { count: value.images })}</p>
      <div class="row wrap">
        <LinkButton href={at(`listings/${value.pdpId}`)}>{say('console.first_run.open_it')}</LinkButton>
        <Button onClick={() => readPage(value.asin)}>{say('console.first_run.read_again')}</Button>
      </div>
    </div>
  )
}
