import type { ListingExplanation } from '@endcap/client'
import { at } from '../../base.ts'
import { say } from '../../words/say.ts'
import { useRivalSets } from './rivals.ts'

type Props = { listing: Pick<ListingExplanation, 'pdp_id' | 'category_id'> }

/** Leads from a listing to its comparisons: with the sets of its category, or with the list of all. */
export function RivalsPanel({ listing: { pdp_id: pdpId, category_id: categoryId } }: Props) {
  const { data } = useRivalSets()
  const sets = (data?.data ?? []).filter((set) => set.category_id === categoryId)
  return (
    <section class="panel" aria-labelledby="rivals">
      <h2 id="rivals">{say('console.rivals.title')}</h2>
      {sets.length > 0 && (
        <ul class="stack tight">
          {sets.map(({ rival_set_id: id, name }) => (
            <li key={id}>
              <a class="link" href={at(`watch/rivals/${id}?pdp=${pdpId}`)} dir="auto">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {sets.length === 0 && (
        <p class="small quiet">
          {say('console.rivals.none_of_category')}{' '}
          <a class="link" href={at(`watch/rivals?pdp=${pdpId}`)}>
            {say('console.rivals.choose')}
          </a>
        </p>
      )}
    </section>
  )
}
