import './work.css'
import type { NewShot, PdpSummary, WorkShot } from '@endcap/client'
import { CLASSIFICATIONS } from '@endcap/scoring/words'
import { useSignal } from '@preact/signals'
import { useResource } from '../../data/resource.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { placeName, typeName } from '../../words/terms.ts'
import { refreshWork, useColleagues, work } from './work.ts'

type Fields = Partial<Omit<NewShot, 'pdp_id'>>

type ShotFormProps = {
  title: string
  /** Null lets the person choose the listing. */
  pdpId: string | null
  /** A shot to change. */
  shot?: WorkShot
  given?: Fields
  onClose: () => void
}

const PLACES = 9

/** Makes or changes a shot. */
export function ShotForm({ title, pdpId, shot, given, onClose }: ShotFormProps) {
  const fields = useSignal<Fields>(shot ? fieldsOf(shot) : (given ?? {}))
  const chosen = useSignal<string | null>(pdpId)
  const set = (changed: Fields) => {
    fields.value = { ...fields.value, ...changed }
  }
  const save = async () => {
    if (shot) await work.change(shot.shot_id, fields.value)
    else if (chosen.value !== null)
      await work.create({ pdp_id: chosen.value, ...withGain(fields.value, given) })
    refreshWork()
    if (!shot) showToast(say('console.work.made'))
    onClose()
  }
  return (
    <FormDialog
      title={title}
      submit={say(shot ? 'console.work.save' : 'console.work.make')}
      off={chosen.value === null && say('console.work.choose_listing')}
      onSubmit={save}
      onClose={onClose}
      wide
    >
      {pdpId === null && !shot && (
        <ChooseListing
          chosen={chosen.value}
          onChoose={(id) => {
            chosen.value = id
            // Another listing has other people.
            set({ assignee_id: null })
          }}
        />
      )}
      <div class="shot-fields">
        <WhatFields fields={fields.value} set={set} />
        <WhoFields fields={fields.value} set={set} pdpId={chosen.value} />
      </div>
      <label class="field">
        {say('console.work.note')}
        <textarea
          class="input"
          rows={3}
          maxLength={2_000}
          value={fields.value.note ?? ''}
          onInput={(event) => set({ note: event.currentTarget.value || null })}
        />
      </label>
    </FormDialog>
  )
}

/** The gain is that of the given place and type. */
const withGain = (fields: Fields, given: Fields = {}): Fields =>
  fields.position === given.position && fields.asset_type === given.asset_type
    ? fields
    : { ...fields, gain_low: null, gain_high: null }

const fieldsOf = ({ position, asset_type, note, assignee, agency, due_on, file_name }: WorkShot): Fields => ({
  position,
  asset_type,
  note,
  assignee_id: assignee?.user_id ?? null,
  agency,
  due_on,
  file_name,
})

type FieldsProps = { fields: Fields; set: (changed: Fields) => void }

const WhatFields = ({ fields, set }: FieldsProps) => (
  <>
    <label class="field">
      {say('console.common.type')}
      <select
        class="input"
        value={fields.asset_type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set({ asset_type: CLASSIFICATIONS.find((type) => type === value) ?? null })
        }
      >
        <option value="">{say('console.work.any_type')}</option>
        {CLASSIFICATIONS.map((type) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </select>
    </label>
    <label class="field">
      {say('console.work.place')}
      <select
        class="input"
        value={fields.position ?? ''}
        onChange={({ currentTarget: { value } }) => set({ position: value === '' ? null : Number(value) })}
      >
        <option value="">{say('console.work.next_place')}</option>
        {Array.from({ length: Math.max(PLACES, (fields.position ?? 0) + 1) }, (_, place) => (
          <option key={place} value={place}>
            {placeName(place)}
          </option>
        ))}
      </select>
    </label>
    <label class="field">
      {say('console.work.file_name')}
      <input
        class="input"
        maxLength={200}
        value={fields.file_name ?? ''}
        onInput={(event) => set({ file_name: event.currentTarget.value || null })}
      />
    </label>
  </>
)

function WhoFields({ fields, set, pdpId }: FieldsProps & { pdpId: string | null }) {
  const people = useColleagues(pdpId)
  return (
    <>
      <label class="field">
        {say('console.work.assignee')}
        <select
          class="input"
          value={fields.assignee_id ?? ''}
          onChange={({ currentTarget: { value } }) => set({ assignee_id: value || null })}
        >
          <option value="">{say('console.work.nobody')}</option>
          {people.map(({ user_id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {say('console.work.agency')}
        <input
          class="input"
          maxLength={100}
          value={fields.agency ?? ''}
          onInput={(event) => set({ agency: event.currentTarget.value || null })}
        />
      </label>
      <label class="field">
        {say('console.work.due')}
        <input
          class="input"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={fields.due_on ?? ''}
          onChange={(event) => set({ due_on: event.currentTarget.value || null })}
        />
      </label>
    </>
  )
}

const FOUND = 6

function ChooseListing({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const query = useSignal('')
  const { data } = useResource<PdpSummary[]>(`shot:listings ${query.value}`, async (signal) => {
    const { data: rows } = await endcap.pdps.list({ q: query.value, limit: FOUND }, { signal }).page(null)
    return rows
  })
  return (
    <fieldset class="stack tight">
      <label class="field">
        {say('console.work.listing')}
        <input
          class="input"
          type="search"
          placeholder={say('console.frame.find')}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
      </label>
      {data?.map(({ pdp_id: id, name, id: own }) => (
        <label key={id} class="row">
          <input type="radio" name="listing" checked={id === chosen} onChange={() => onChoose(id)} />
          <span class="cut" dir="auto">
            {name ?? own}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
