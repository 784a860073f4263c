import '../../features/family/family.css'
import type { PdpFamilyDetails, PdpFamilyPreview } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { invalidate } from '../../data/resource.ts'
import { families, memberName, refreshFamilies, useFamily } from '../../features/family/families.ts'
import { Skeleton } from '../../parts/controls.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Points, Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { failureText, showToast } from '../../parts/toast.tsx'
import { VerdictLine } from '../../parts/verdict.tsx'
import { say } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'
import { isUnchanged, referencesOf } from './submit.ts'
import type { Composer } from './use-composer.ts'

type DialogProps = {
  composer: Composer
  familyId: string
  /** Submits the composition to the listing itself. */
  submit: () => Promise<void>
  onClose: () => void
}

type Member = PdpFamilyDetails['children'][number]
type Foreseen = PdpFamilyPreview['listings'][number]

/** Positions that listings keep, by id. Others are left out. */
type Choice = ReadonlyMap<string, readonly number[]>

/** Gives the other listings of a family the composed set, in which each keeps some of its images. */
export function ApplyToFamily({ composer, familyId, submit, onClose }: DialogProps) {
  const { data } = useFamily(familyId)
  const others = (data?.children ?? []).filter(({ pdp_id: id }) => id !== composer.bench.data.pdp_id)
  const [changed, setChanged] = useState<Choice>(new Map())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const kept = new Map(
    others
      .filter(({ pdp_id: id }) => !left.has(id))
      .map(({ pdp_id: id, own_positions: own }) => [id, changed.get(id) ?? own] as const),
  )
  const set = referencesOf(composer)
  const { foreseen, failure } = usePreview(familyId, set, kept)
  const apply = async () => {
    if (set === null) return
    const { listings } = await families.setImages(familyId, { ...set, listings: listingsOf(kept) })
    for (const { pdp_id: id } of listings) invalidate(`summary ${id}`)
    refreshFamilies()
    const failed = listings.filter(({ problem }) => problem !== null).length
    showToast(say('console.family.applied', { count: listings.length - failed, failed }))
    onClose()
    if (!isUnchanged(composer)) await submit()
  }
  const leave = (id: string) =>
    setLeft(new Set(left.has(id) ? [...left].filter((each) => each !== id) : [...left, id]))
  return (
    <FormDialog
      wide
      title={say('console.family.apply_title', { name: data?.name ?? '' })}
      submit={say('console.family.apply_to', { count: kept.size })}
      off={kept.size === 0 && say('console.family.none_chosen')}
      onClose={onClose}
      onSubmit={apply}
    >
      <p class="small quiet">{say('console.family.apply_help')}</p>
      {failure !== null && <p class="loss small">{failure}</p>}
      {data === undefined && <Skeleton rows={4} />}
      <ul class="divided family-choices" role="list">
        {others.map((member) => (
          <Choices
            key={member.pdp_id}
            member={member}
            foreseen={foreseen?.find(({ pdp_id: id }) => id === member.pdp_id)}
            isIncluded={!left.has(member.pdp_id)}
            onIncluded={() => leave(member.pdp_id)}
            onKeep={(position) => {
              const own = kept.get(member.pdp_id) ?? []
              const next = own.includes(position)
                ? own.filter((each) => each !== position)
                : [...own, position]
              setChanged(new Map([...changed, [member.pdp_id, next]]))
            }}
          />
        ))}
      </ul>
    </FormDialog>
  )
}

type ChoicesProps = {
  member: Member
  foreseen: Foreseen | undefined
  isIncluded: boolean
  onIncluded: () => void
  onKeep: (position: number) => void
}

/** A listing as it would be. Its pictures can be pressed to keep its own. */
function Choices({ member, foreseen, isIncluded, onIncluded, onKeep }: ChoicesProps) {
  const name = memberName(member)
  const { pdp_score: now = null, score_after: after = null, acceptance = [] } = foreseen ?? {}
  return (
    <li>
      <span class="row between">
        <label class="row">
          <input type="checkbox" class="check" checked={isIncluded} onChange={onIncluded} />
          <span dir="auto">{name}</span>
        </label>
        {isIncluded && after !== null && (
          <span class="row">
            <Score value={after} bar={false} />
            {now !== null && Math.abs(after - now) >= 0.05 && <Points value={after - now} />}
          </span>
        )}
      </span>
      {isIncluded && (
        <>
          <span class="family-places">
            {foreseen?.images.map(({ is_own: isOwn, thumbnail_url: src }, position) => (
              <button
                key={position}
                type="button"
                aria-pressed={isOwn}
                aria-label={say('console.family.keeps', { place: placeName(position), name })}
                onClick={() => onKeep(position)}
              >
                <Picture src={local(src)} alt="" side={160} />
              </button>
            ))}
          </span>
          <VerdictLine judged={acceptance} />
        </>
      )}
    </li>
  )
}

const listingsOf = (kept: Choice) => [...kept].map(([pdp_id, own]) => ({ pdp_id, own_positions: [...own] }))

type References = ReturnType<typeof referencesOf>

/** Reads what the listings would show, anew after each change. */
function usePreview(familyId: string, set: References, kept: Choice) {
  const [foreseen, setForeseen] = useState<readonly Foreseen[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const listings = listingsOf(kept)
  useEffect(() => {
    if (set === null || listings.length === 0) return undefined
    const abort = new AbortController()
    const read = async () => {
      const answer = await families.preview(familyId, { ...set, listings }, { signal: abort.signal })
      setForeseen(answer.listings)
      setFailure(null)
    }
    read().catch((error: unknown) => {
      if (!abort.signal.aborted) setFailure(failureText(error))
    })
    return () => abort.abort()
  }, [JSON.stringify([set, listings])])
  return { foreseen, failure }
}
