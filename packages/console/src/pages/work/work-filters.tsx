import type { WorkShot } from '@endcap/client'
import { CLASSIFICATIONS } from '@endcap/scoring/words'
import { Button } from '../../parts/button.tsx'
import { FilterChip, MenuItem } from '../../parts/menu.tsx'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { retailerName, typeName } from '../../words/terms.ts'
import { STATUS_WORDS, STATUSES } from './status-words.ts'

type WorkFiltersProps = {
  query: Record<string, string>
  /** Studios and agencies of the shots. */
  agencies: readonly string[]
  onChange: (changed: Record<string, string | null>) => void
}

const NAMES = ['status', 'due', 'type', 'retailer', 'tag', 'agency'] as const
const NONE = Object.fromEntries([...NAMES, 'listing', 'shot'].map((name) => [name, null]))

/** Filters of shots, which are part of the address. */
export function WorkFilters({ query, agencies, onChange }: WorkFiltersProps) {
  const { status, due, type, retailer, tag, agency } = query
  const clear = (name: string) => () => onChange({ [name]: null, shot: null })
  const pick = (name: string, value: string, close: () => void) => () => {
    close()
    onChange({ [name]: value, shot: null })
  }
  const statusWord = STATUSES.find((each) => each === status)
  const typeWord = CLASSIFICATIONS.find((each) => each === type)
  return (
    <div class="row wrap work-filters">
      <FilterChip
        name={say('console.work.status')}
        value={statusWord ? say(STATUS_WORDS[statusWord]) : null}
        onClear={clear('status')}
      >
        {(close) =>
          STATUSES.map((each: WorkShot['status']) => (
            <MenuItem key={each} onClick={pick('status', each, close)}>
              {say(STATUS_WORDS[each])}
            </MenuItem>
          ))
        }
      </FilterChip>
      <FilterChip name={say('console.work.due')} value={due ? partialDate(due) : null} onClear={clear('due')}>
        {(close) => (
          <>
            <MenuItem onClick={pick('due', dayIn(-1), close)}>{say('console.work.due_over')}</MenuItem>
            <MenuItem onClick={pick('due', dayIn(1), close)}>{say('console.work.due_tomorrow')}</MenuItem>
            <MenuItem onClick={pick('due', dayIn(7), close)}>{say('console.work.due_week')}</MenuItem>
          </>
        )}
      </FilterChip>
      <FilterChip
        name={say('console.common.type')}
        value={typeWord ? typeName(typeWord) : null}
        onClear={clear('type')}
      >
        {(close) =>
          CLASSIFICATIONS.map((each) => (
            <MenuItem key={each} onClick={pick('type', each, close)}>
              {typeName(each)}
            </MenuItem>
          ))
        }
      </FilterChip>
      {retailer && (
        <FilterChip
          name={say('console.work.retailer')}
          value={retailerName(retailer)}
          onClear={clear('retailer')}
        >
          {() => null}
        </FilterChip>
      )}
      {tag && (
        <FilterChip name={say('console.work.tag')} value={tag} onClear={clear('tag')}>
          {() => null}
        </FilterChip>
      )}
      {(agency || agencies.length > 0) && (
        <FilterChip name={say('console.work.agency')} value={agency ?? null} onClear={clear('agency')}>
          {(close) =>
            agencies.map((each) => (
              <MenuItem key={each} onClick={pick('agency', each, close)}>
                {each}
              </MenuItem>
            ))
          }
        </FilterChip>
      )}
      {NAMES.some((name) => query[name]) && (
        <Button look="quiet" small onClick={() => onChange(NONE)}>
          {say('console.common.clear_filters')}
        </Button>
      )}
    </div>
  )
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
