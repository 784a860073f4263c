import { Button } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { say } from '../../words/say.ts'
import { COLUMNS, type ColumnId } from './columns.tsx'
import { type Table, usualColumns } from './table.ts'

const ALL = Object.keys(COLUMNS) as ColumnId[]

type MenuProps = { table: Table; onChange: (table: Table) => void }

/** Chooses columns and their order. */
export function ColumnsMenu({ table, onChange }: MenuProps) {
  const { columns, layout } = table
  const set = (next: readonly ColumnId[]) => onChange({ ...table, columns: next })
  const others = ALL.filter((column) => !columns.includes(column))
  return (
    <Menu
      align="end"
      button={
        <>
          {say('console.listings.columns')}
          <span class="quiet">
            {say('console.listings.count_of', { count: columns.length, all: ALL.length })}
          </span>
        </>
      }
    >
      {() => (
        <fieldset class="columns-menu">
          <legend class="spoken">{say('console.listings.columns')}</legend>
          {[...columns, ...others].map((column) => (
            <ColumnLine key={column} column={column} columns={columns} onChange={set} />
          ))}
          <Button small look="quiet" onClick={() => set(usualColumns(layout))}>
            {say('console.listings.usual_columns')}
          </Button>
        </fieldset>
      )}
    </Menu>
  )
}

type LineProps = {
  column: ColumnId
  columns: readonly ColumnId[]
  onChange: (columns: readonly ColumnId[]) => void
}

function ColumnLine({ column, columns, onChange }: LineProps) {
  const place = columns.indexOf(column)
  const name = say(COLUMNS[column].name)
  const others = columns.filter((each) => each !== column)
  const move = (to: number) => onChange([...others.slice(0, to), column, ...others.slice(to)])
  return (
    <div class="row between">
      <label class="row">
        <input
          type="checkbox"
          class="check"
          checked={place >= 0}
          disabled={place === 0 && columns.length === 1}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...columns, column] : others)}
        />
        {name}
      </label>
      {place >= 0 && (
        <span class="row">
          <Button
            small
            look="quiet"
            icon="up"
            label={say('console.listings.column_up', { column: name })}
            off={place === 0 && say('console.listings.column_first')}
            onClick={() => move(place - 1)}
          />
          <Button
            small
            look="quiet"
            icon="down"
            label={say('console.listings.column_down', { column: name })}
            off={place === columns.length - 1 && say('console.listings.column_last')}
            onClick={() => move(place + 1)}
          />
        </span>
      )}
    </div>
  )
}
