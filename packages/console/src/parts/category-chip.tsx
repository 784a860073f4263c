import type { ListingExplanation } from '@endcap/client'
import type { Tags } from '@endcap/words/writer'
import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { refresh } from '../data/resource.ts'
import { currentSession, endcap } from '../session/session.ts'
import { say, sayWith } from '../words/say.ts'
import { categoryLeaf } from '../words/terms.ts'
import { CategorySearch } from './category-search.tsx'
import { Dialog } from './dialog.tsx'
import { showFailure, showToast } from './toast.tsx'

/** Questions are dashed on every surface. */
const QUESTION = { border: '1px dashed' }

/** Draws text for screen readers only. */
const SPOKEN: Tags<ComponentChild> = { spoken: (text) => <span class="spoken">{text}</span> }

/** Minimum certainty of a guess shown as known. */
const SURE = 0.7

type Known = Pick<ListingExplanation, 'category' | 'category_source' | 'category_confidence'> &
  Partial<Pick<ListingExplanation, 'category_model'>>

/** Returns true for uncertain guesses, which people should check. */
export const isDoubtful = ({ category_source: source, category_confidence: confidence }: Known): boolean =>
  confidence !== null && confidence < SURE && source !== 'person' && source !== 'submission'

/** Describes a category's certainty: "86% sure", "you chose". */
export function certaintyText({
  category_source: source,
  category_confidence: confidence,
  category_model: model,
}: Known): string {
  if (source === 'person') return say('console.parts.category_by_you')
  if (source === 'submission') return say('console.parts.category_submitted')
  if (source === 'model')
    return model
      ? say('console.parts.category_by_model', { model })
      : say('console.parts.category_by_some_model')
  return confidence === null
    ? say('console.parts.category_guess')
    : say('console.terms.sure', { share: confidence })
}

/** Shows a category with its certainty, and changes it. */
export function CategoryChip({ listing }: { listing: Known & Pick<ListingExplanation, 'pdp_id'> }) {
  const [isChoosing, setChoosing] = useState(false)
  const leaf = categoryLeaf(listing.category)
  if (leaf === null) return null
  const isQuestion = isDoubtful(listing)
  const certainty = certaintyText(listing)
  const text = isQuestion
    ? say('console.parts.category_question', { category: leaf, certainty })
    : `${leaf} · ${certainty}`
  return (
    <span class="tag" style={isQuestion ? QUESTION : undefined}>
      {text}{' '}
      {currentSession().can.edit && (
        <button type="button" class="link" onClick={() => setChoosing(true)}>
          {sayWith(
            isQuestion ? 'console.parts.category_choose' : 'console.parts.category_change',
            {},
            SPOKEN,
          )}
        </button>
      )}
      {isChoosing && (
        <ChooseCategory
          title={say('console.parts.category_title')}
          onChoose={async (id) => {
            await endcap.pdps.change(listing.pdp_id, { product_category_id: id })
            refresh(`summary ${listing.pdp_id}`)
            refresh(`explanation ${listing.pdp_id}`)
            showToast(say('console.parts.category_changed'))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </span>
  )
}

type ChooseProps = { title: string; onChoose: (categoryId: string) => Promise<void>; onClose: () => void }

/** Asks for a category and applies it once. */
export function ChooseCategory({ title, onChoose, onClose }: ChooseProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="quiet">{say('console.parts.category_text')}</p>
      <div aria-busy={isBusy}>
        <CategorySearch
          onChoose={({ id }) => {
            if (isBusy) return
            setBusy(true)
            onChoose(id).catch(showFailure).finally(onClose)
          }}
        />
      </div>
    </Dialog>
  )
}
