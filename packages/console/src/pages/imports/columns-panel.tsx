import type { Import } from '@endcap/client'
import { Button } from '../../parts/button.tsx'
import { currentSession } from '../../session/session.ts'
import { count } from '../../words/numbers.ts'
import { ColumnsForm } from './columns-form.tsx'
import { ENCODINGS, FIELDS } from './import-words.ts'

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
        <h2 id="columns">Columns</h2>
        <span class="meta">
          {count(used)} of {count(columns.length)} used
        </span>
        {canEdit && !isEditing && (
          <span class="end">
            <Button small onClick={() => setEditing(true)}>
              Change
            </Button>
          </span>
        )}
      </div>
      {canEdit && confidence < SURE && (
        <p class="small quiet">Endcap is not sure about these columns. Check what each becomes.</p>
      )}
      {isGuess && (
        <p class="small quiet">
          The file does not say how its letters are stored. They are read as {ENCODINGS[encoding] ?? encoding}
          . If names look wrong, choose another encoding.
        </p>
      )}
      {sheet !== null && sheets.length > 1 && (
        <p class="small quiet">
          The sheet “{sheet}” is read, of {sheets.join(', ')}. Save another sheet as a file of its own to
          import it.
        </p>
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
  <div class="table-scroll" tabIndex={0} role="group" aria-label="Columns of the file">
    <table class="table">
      <thead>
        <tr>
          <th scope="col">In your file</th>
          <th scope="col">Example</th>
          <th scope="col">Becomes</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, samples, field }) => (
          <tr key={name}>
            <td>{name}</td>
            <td class="small quiet import-name">{samples.join(', ') || '–'}</td>
            <td class={field === 'ignore' ? 'quiet' : undefined}>{FIELDS[field]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
