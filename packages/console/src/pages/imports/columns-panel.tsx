import type { Import } from '@endcap/client'
import { Button } from '../../parts/button.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { ColumnsForm } from './columns-form.tsx'
import { encodingName, FIELDS } from './import-words.ts'

type ColumnsPanelProps = {
  found: Import
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  reload: () => Promise<void>
}

/** Certainty of the proposed columns below which a person should check them. */
const SURE = 0.5

/** The columns of the file with their fields and examples, and the form that changes the fields. */
export function ColumnsPanel({ found, isEditing, setEditing, reload }: ColumnsPanelProps) {
  const { columns, confidence, status, encoding, encoding_is_guess: isGuess, sheet, sheets } = found
  const used = columns.filter(({ field }) => field !== 'ignore').length
  const canEdit = (status === 'ready' || status === 'invalid') && currentSession().can.edit
  return (
    <section class="panel" aria-labelledby="columns">
      <div class="panel-head">
        <h2 id="columns">{say('console.imports.columns_title')}</h2>
        <span class="meta">{say('console.imports.columns_used', { used, all: columns.length })}</span>
        {canEdit && !isEditing && (
          <span class="end">
            <Button small onClick={() => setEditing(true)}>
              {say('console.imports.change_columns')}
            </Button>
          </span>
        )}
      </div>
      {canEdit && confidence < SURE && <p class="small quiet">{say('console.imports.columns_doubtful')}</p>}
      {isGuess && (
        <p class="small quiet">
          {say('console.imports.doubtful_encoding', { encoding: encodingName(encoding) })}
        </p>
      )}
      {sheet !== null && sheets.length > 1 && (
        <p class="small quiet">{say('console.imports.sheet_read', { sheet, sheets: sheets.join(', ') })}</p>
      )}
      {canEdit && isEditing ? (
        <ColumnsForm key={found.import_id} found={found} reload={reload} onClose={() => setEditing(false)} />
      ) : (
        <ColumnsTable columns={columns} />
      )}
    </section>
  )
}

const ColumnsTable = ({ columns }: Pick<Import, 'columns'>) => (
  <div class="table-scroll" tabIndex={0} role="group" aria-label={say('console.imports.columns_group')}>
    <table class="table">
      <thead>
        <tr>
          <th scope="col">{say('console.imports.column_in_file')}</th>
          <th scope="col">{say('console.imports.column_example')}</th>
          <th scope="col">{say('console.imports.column_becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, samples, field }) => (
          <tr key={name}>
            <td>{name}</td>
            <td class="small quiet import-name">{samples.join(', ') || '–'}</td>
            <td class={field === 'ignore' ? 'quiet' : undefined}>{say(FIELDS[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
