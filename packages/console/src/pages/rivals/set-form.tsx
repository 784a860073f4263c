import { EndcapError, type RivalSet } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useResource } from '../../data/resource.ts'
import { refreshRivals, rivals } from '../../features/rivals/rivals.ts'
import { CategorySearch } from '../../parts/category-search.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { endcap } from '../../session/session.ts'
import { say, sayWith } from '../../words/say.ts'
import { linesOf, type Problem, problemsOf } from './entries.ts'

const USUAL_RETAILER = 'marketplace_us'

type SetFormProps = {
  /** A set to change. */
  set?: RivalSet
  onSaved?: (set: RivalSet) => void
  onClose: () => void
}

/** Makes or changes a set. Lines that are no rivals are listed, and nothing is saved. */
export function SetForm({ set, onSaved, onClose }: SetFormProps) {
  const form = useSignal({
    name: set?.name ?? '',
    retailer: set?.retailer ?? USUAL_RETAILER,
    category: set ? { id: set.category_id, path: set.category ?? '' } : null,
    text: set?.entries.map(({ asin }) => asin).join('\n') ?? '',
  })
  const problems = useSignal<readonly Problem[]>([])
  const change = (part: Partial<typeof form.value>) => {
    form.value = { ...form.value, ...part }
  }
  const { name, retailer, category, text } = form.value
  const save = async () => {
    const lines = linesOf(text)
    const fields = {
      name: name.trim(),
      category_id: category?.id ?? '',
      entries: lines.map(({ entry }) => entry),
    }
    problems.value = []
    try {
      const saved = await (set
        ? rivals.change(set.rival_set_id, fields)
        : rivals.create({ ...fields, retailer }))
      refreshRivals()
      onClose()
      onSaved?.(saved)
    } catch (error) {
      if (error instanceof EndcapError) problems.value = problemsOf(error, lines)
      if (problems.value.length === 0) throw error
      throw new Error(say('console.rivals.bad_entries', { count: problems.value.length }), { cause: error })
    }
  }
  return (
    <FormDialog
      title={say(set ? 'console.rivals.edit' : 'console.rivals.new')}
      submit={say('console.rivals.save')}
      off={missingOf(name, category, text)}
      onSubmit={save}
      onClose={onClose}
      wide
    >
      <label class="field">
        {say('console.rivals.name')}
        <input
          class="input"
          maxLength={100}
          value={name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <Category value={category} onChange={(chosen) => change({ category: chosen })} />
      {!set && <Storefront value={retailer} onChange={(id) => change({ retailer: id })} />}
      <label class="field">
        {say('console.rivals.entries')}
        <textarea
          class="input"
          rows={8}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </label>
      <Problems problems={problems.value} />
    </FormDialog>
  )
}

type Chosen = { id: string; path: string }

function missingOf(name: string, category: Chosen | null, text: string): string | false {
  if (name.trim() === '') return say('console.rivals.name_missing')
  if (category === null) return say('console.rivals.category_missing')
  return linesOf(text).length === 0 && say('console.rivals.entries_missing')
}

const Problems = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length > 0 && (
    <ul class="set-problems small">
      {problems.map(({ line, entry }) => (
        <li key={line}>{say('console.rivals.bad_entry', { line, entry })}</li>
      ))}
    </ul>
  )

type CategoryProps = { value: Chosen | null; onChange: (category: Chosen) => void }

function Category({ value, onChange }: CategoryProps) {
  const isSearching = useSignal(value === null)
  return (
    <div class="field">
      {say('console.rivals.category')}
      {value && (
        <span class="row wrap">
          {value.path}
          <button type="button" class="link" onClick={() => (isSearching.value = !isSearching.value)}>
            {sayWith(
              'console.parts.category_change',
              {},
              { spoken: (text) => <span class="spoken">{text}</span> },
            )}
          </button>
        </span>
      )}
      {isSearching.value && (
        <CategorySearch
          onChoose={({ id, path }) => {
            onChange({ id, path })
            isSearching.value = false
          }}
        />
      )}
    </div>
  )
}

type StorefrontProps = { value: string; onChange: (retailer: string) => void }

function Storefront({ value, onChange }: StorefrontProps) {
  const { data = [] } = useResource('retailers', (signal) => endcap.retailers.list({ signal }), {
    freshMs: Infinity,
  })
  return (
    <label class="field">
      {say('console.rivals.storefront')}
      <select class="input" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {data
          .filter(({ retailer }) => retailer === 'marketplace')
          .map(({ id, display_name: name, domain }) => (
            <option key={id} value={id}>
              {name} ({domain})
            </option>
          ))}
      </select>
    </label>
  )
}
