import './family.css'
import type { PdpFamilyDetails } from '@endcap/client'
import { verdictOf } from '@endcap/scoring/words'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { StateLine } from '../../parts/verdict.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { families, memberName, refreshFamilies, useFamily } from './families.ts'

type Subject = { pdpId: string; familyId: string | null; onChanged: () => Promise<void> }

/** The variants of a listing with picture, score and verdict. Nothing without a family. */
export function FamilyStrip({ pdpId, familyId, onChanged }: Subject) {
  const { data, reload } = useFamily(familyId)
  const [isNaming, setNaming] = useState(false)
  if (!data || familyId === null) return null
  const takeOut = async () => {
    await endcap.pdps.change(pdpId, { family_id: null })
    refreshFamilies()
    await onChanged()
  }
  return (
    <section class="panel" aria-labelledby="family">
      <div class="panel-head">
        <h2 id="family" dir="auto">
          {say('console.family.title', { name: data.name ?? '' })}
        </h2>
        <span class="meta">{counted(data.listings, 'console.counted.listings')}</span>
        {currentSession().can.edit && (
          <span class="end row no-print">
            <Button look="quiet" small onClick={() => setNaming(true)}>
              {say('console.family.rename')}
            </Button>
            <Button look="quiet" small onClick={takeOut}>
              {say('console.family.take_out')}
            </Button>
          </span>
        )}
      </div>
      <ul class="family-strip" role="list">
        {data.children.map((member) => (
          <Member key={member.pdp_id} member={member} isCurrent={member.pdp_id === pdpId} />
        ))}
      </ul>
      {isNaming && <Rename family={data} onClose={() => setNaming(false)} onChanged={reload} />}
    </section>
  )
}

type MemberProps = { member: PdpFamilyDetails['children'][number]; isCurrent: boolean }

function Member({ member, isCurrent }: MemberProps) {
  const { pdp_id: id, thumbnail_url: src, pdp_score: score, acceptance } = member
  const { state } = verdictOf(acceptance)
  return (
    <li>
      <a href={at(`listings/${id}`)} aria-current={isCurrent ? 'page' : undefined}>
        <Picture src={src && local(src)} alt="" side={160} />
        <span class="cut small" dir="auto">
          {memberName(member)}
        </span>
        <Score value={score} bar={false} />
        {state !== null && (
          <span class="small">
            <StateLine state={state}>{say(`console.acceptance.state.${state}`)}</StateLine>
          </span>
        )}
      </a>
    </li>
  )
}

type RenameProps = { family: PdpFamilyDetails; onClose: () => void; onChanged: () => Promise<void> }

function Rename({ family, onClose, onChanged }: RenameProps) {
  const [name, setName] = useState(family.name ?? '')
  return (
    <FormDialog
      title={say('console.family.rename_title')}
      submit={say('console.family.save')}
      off={name.trim() === '' && say('console.family.needs_name')}
      onClose={onClose}
      onSubmit={async () => {
        await families.change(family.family_id, { name: name.trim() })
        await onChanged()
        onClose()
      }}
    >
      <NameField name={name} onInput={setName} />
    </FormDialog>
  )
}

/** The name of a family. */
export const NameField = ({ name, onInput }: { name: string; onInput: (name: string) => void }) => (
  <label class="stack tight">
    {say('console.family.name')}
    <input
      class="input"
      dir="auto"
      maxLength={200}
      value={name}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  </label>
)
