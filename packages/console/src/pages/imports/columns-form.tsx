import type { Import, ImportMappingChange } from '@endcap/client'
import { useState } from 'preact/hooks'
import { useResource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { CategorySearch, useCategories } from '../../parts/category-search.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { ENCODINGS, encodingName, FIELDS, type Field } from './import-words.ts'
import { imports } from './imports.ts'

type ColumnsFormProps = { found: Import; reload: () => Promise<void>; onClose: () => void }

/** Fields in the order of the choices. */
const CHOICES = Object.keys(FIELDS) as Field[]

/** Edits column fields, and defaults for missing values. */
export function ColumnsForm({ found, reload, onClose }: ColumnsFormProps) {
  const { import_id: id, columns, mapping } = found
  const [fields, setFields] = useState<ReadonlyMap<string, Field>>(
    () => new Map(columns.map(({ name, field }) => [name, field])),
  )
  const [encoding, setEncoding] = useState(found.encoding)
  const [baseUrl, setBaseUrl] = useState(mapping.image_base_url ?? '')
  const [refreshes, setRefreshes] = useState(found.refresh_images)
  const [isGrouped, setGrouped] = useState(mapping.group_rows === 'key')
  const [retailer, setRetailer] = useState(found.retailer)
  const [categoryId, setCategory] = useState(found.category_id)
  const save = async () => {
    // Another encoding changes column names, which are then detected again.
    const isSame = encoding === found.encoding
    const { image_base_url: _, ...rules } = mapping
    await imports.setMapping(id, {
      ...(isSame && {
        mapping: {
          ...rules,
          columns: Object.fromEntries([...fields].filter(([, field]) => field !== 'ignore')),
          group_rows: isGrouped ? 'key' : 'none',
          ...(baseUrl.trim() !== '' && { image_base_url: baseUrl.trim() }),
        },
      }),
      // The choices are those of the API.
      ...(!isSame && { encoding: encoding as NonNullable<ImportMappingChange['encoding']> }),
      retailer,
      category: categoryId,
      refresh_images: refreshes,
    })
    await reload()
    onClose()
  }
  return (
    <div class="stack">
      <div class="column-fields">
        {columns.map(({ name, samples }) => (
          <label key={name} class="column-field">
            <span class="import-name">
              {name}
              <span class="meta">{samples.join(', ')}</span>
            </span>
            <select
              class="input"
              value={fields.get(name) ?? 'ignore'}
              onChange={({ currentTarget: { value } }) =>
                setFields(new Map(fields).set(name, CHOICES.find((each) => each === value) ?? 'ignore'))
              }
            >
              {CHOICES.map((field) => (
                <option key={field} value={field}>
                  {say(FIELDS[field])}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <label class="row">
        <input
          type="checkbox"
          class="check"
          checked={isGrouped}
          onChange={({ currentTarget }) => setGrouped(currentTarget.checked)}
        />
        {say('console.imports.group_rows')}
      </label>
      <label class="row">
        <input
          type="checkbox"
          class="check"
          checked={refreshes}
          onChange={({ currentTarget }) => setRefreshes(currentTarget.checked)}
        />
        {say('console.imports.refresh_images')}
      </label>
      <label class="field">
        <span class="small">{say('console.imports.image_base')}</span>
        <input
          class="input"
          type="url"
          placeholder="https://shop.example.com/media/catalog/product"
          value={baseUrl}
          onInput={({ currentTarget }) => setBaseUrl(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span class="small">{say('console.imports.encoding_field')}</span>
        <select
          class="input"
          value={encoding}
          onChange={({ currentTarget }) => setEncoding(currentTarget.value)}
        >
          {[...new Set([found.encoding, ...Object.keys(ENCODINGS)])].map((label) => (
            <option key={label} value={label}>
              {encodingName(label)}
            </option>
          ))}
        </select>
      </label>
      <RetailerField value={retailer} onChange={setRetailer} />
      <CategoryField value={categoryId} onChange={setCategory} />
      <div class="row wrap">
        <Button look="first" onClick={save}>
          {say('console.imports.use_columns')}
        </Button>
        {found.status !== 'invalid' && (
          <Button onClick={onClose}>{say('console.imports.keep_columns')}</Button>
        )}
      </div>
    </div>
  )
}

const RETAILERS_FRESH_MS = 600_000

function RetailerField({ value, onChange }: { value: string; onChange: (retailer: string) => void }) {
  const { data = [] } = useResource('retailers', (signal) => endcap.retailers.list({ signal }), {
    freshMs: RETAILERS_FRESH_MS,
  })
  return (
    <label class="field">
      <span class="small">{say('console.imports.shop_field')}</span>
      <select class="input" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {data.map(({ id, display_name: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type CategoryFieldProps = { value: string | null; onChange: (categoryId: string | null) => void }

function CategoryField({ value, onChange }: CategoryFieldProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { data = [] } = useCategories(value !== null)
  const name = data.find(({ id }) => id === value)?.category_name
  return (
    <div class="field">
      <span class="small">{say('console.imports.category_of_new')}</span>
      <span class="row wrap">
        <span class={value === null ? 'quiet' : undefined}>
          {value === null
            ? say('console.imports.category_found')
            : (name ?? say('console.imports.category_chosen'))}
        </span>
        <Button small onClick={() => setChoosing(true)}>
          {say('console.imports.choose_category')}
        </Button>
        {value !== null && (
          <Button
            small
            look="quiet"
            icon="close"
            label={say('console.imports.category_none')}
            onClick={() => onChange(null)}
          />
        )}
      </span>
      {isChoosing && (
        <Dialog title={say('console.imports.category_question')} onClose={() => setChoosing(false)}>
          <CategorySearch
            onChoose={({ id }) => {
              onChange(id)
              setChoosing(false)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
