import type { RivalComparison } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { refreshWork, work } from '../../features/work/work.ts'
import { Button } from '../../parts/button.tsx'
import { ShareBar } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { inSentence } from '../../words/in-sentence.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'

/** Rows before a person asks for all. */
const SHOWN = 6
const MAX_BRIEFS = 3

type Shown = RivalComparison['types'][number]

/** Types of the other images that rivals show, and whether the listing has them too. */
export function ShownTypes({
  comparison: { types: all, read, pdp_id: pdpId },
}: {
  comparison: RivalComparison
}) {
  const isAll = useSignal(false)
  const types = all.filter(({ rivals, asset_type: type }) => rivals > 0 && type !== 'Other')
  const missing = types.filter(({ yours }) => !yours)
  return (
    <section class="panel" aria-labelledby="types">
      <div class="row wrap">
        <h2 id="types" class="title">
          {say('console.rivals.they_show')}
        </h2>
        <span class="quiet">{say('console.rivals.other_images')}</span>
      </div>
      {types.length === 0 && <p class="quiet">{say('console.rivals.they_show_none')}</p>}
      <ul class="divided types">
        {types.slice(0, isAll.value ? types.length : SHOWN).map((shown) => (
          <TypeRow key={shown.asset_type} shown={shown} read={read} />
        ))}
      </ul>
      <div class="row wrap">
        {missing.length > 0 && <MakeBriefs pdpId={pdpId} missing={missing.slice(0, MAX_BRIEFS)} />}
        {types.length > SHOWN && (
          <Button look="quiet" onClick={() => (isAll.value = !isAll.value)}>
            {say(isAll.value ? 'console.common.show_fewer' : 'console.common.see_all')}
          </Button>
        )}
      </div>
    </section>
  )
}

const TypeRow = ({ shown: { asset_type: type, rivals, yours }, read }: { shown: Shown; read: number }) => (
  <li>
    <span>{typeName(type)}</span>
    <span class="type-bar">
      <ShareBar share={rivals / read} pattern="var(--score-fill)" />
    </span>
    <span class="number">{say('console.rivals.some_of', { some: rivals, count: read })}</span>
    <span class={yours ? 'row' : 'row loss'}>
      <Icon name={yours ? 'check' : 'close'} />
      <b>{say(yours ? 'console.rivals.you_too' : 'console.rivals.not_you')}</b>
    </span>
  </li>
)

/** Makes a shot of each type that most rivals show. */
function MakeBriefs({ pdpId, missing }: { pdpId: string; missing: readonly Shown[] }) {
  const count = missing.length
  const make = async () => {
    const shots = await Promise.all(
      missing.map(({ asset_type }) => work.create({ pdp_id: pdpId, asset_type })),
    )
    refreshWork()
    showToast(say('console.rivals.briefs_made', { count }), {
      label: say('console.common.undo'),
      run: () =>
        void Promise.all(shots.map(({ shot_id: id }) => work.delete(id)))
          .catch(showFailure)
          .finally(refreshWork),
    })
  }
  return (
    <>
      <Button off={!currentSession().can.edit && say('console.work.viewers')} onClick={make}>
        {say('console.rivals.make_briefs', { count })}
      </Button>
      <span class="small quiet">
        {missing
          .map(({ asset_type: type }, index) => (index === 0 ? typeName(type) : inSentence(typeName(type))))
          .join(', ')}
      </span>
    </>
  )
}
