import { useNames } from '../../data/use-names.ts'
import { Icon } from '../../parts/icon.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, exactTime } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { SettingsTable } from './settings-table.tsx'

type Version<Patch> = {
  version: number
  patch: Patch
  comment: string | null
  created_at: string
  created_by: string
}

type VersionsProps<Patch> = {
  versions: readonly Version<Patch>[]
  /** Number of the version in force, 0 for the release. */
  active: number
  /** Note about the release. */
  release: string | null
  onActivate: (version: number) => void
  /** Starts from the changes of a version, null for the release. */
  onEdit?: (patch: Patch | null) => void
}

/** The versions of the rules, the newest first, and the rules of the release. */
export function VersionsTable<Patch>({
  versions,
  active,
  release,
  onActivate,
  onEdit,
}: VersionsProps<Patch>) {
  const nameOf = useNames(versions.map(({ created_by: by }) => by))
  return (
    <SettingsTable
      caption={say('console.settings.rules.versions_caption')}
      columns={['console.settings.rules.version_column', 'console.settings.rules.published_column']}
      actions="console.settings.actions"
    >
      {versions.map(({ version, comment, created_at: at, created_by: by, patch }) => (
        <VersionRow
          key={version}
          name={say('console.settings.rules.version', { version })}
          note={comment}
          isActive={version === active}
          onActivate={() => onActivate(version)}
          onEdit={onEdit && (() => onEdit(patch))}
        >
          {sayWith(
            'console.settings.rules.published_by',
            { when: ago(at), name: nameOf(by) },
            {
              time: (when) => (
                <time title={exactTime(at)} dateTime={at}>
                  {when}
                </time>
              ),
            },
          )}
        </VersionRow>
      ))}
      <VersionRow
        name={say('console.settings.rules.release')}
        note={release}
        isActive={active === 0}
        onActivate={() => onActivate(0)}
        onEdit={onEdit && (() => onEdit(null))}
      >
        {say('console.settings.rules.with_release')}
      </VersionRow>
    </SettingsTable>
  )
}

type RowProps = {
  name: string
  note: string | null
  isActive: boolean
  onActivate: () => void
  onEdit: (() => void) | undefined
  children: preact.ComponentChildren
}

const VersionRow = ({ name, note, isActive, onActivate, onEdit, children }: RowProps) => (
  <tr role="row">
    <th role="rowheader" scope="row" class="person-name">
      <span class="row wrap">
        <b>{name}</b>
        {isActive && <span class="tag good">{say('console.settings.in_force')}</span>}
      </span>
      {note !== null && <span class="meta">{note}</span>}
    </th>
    <td role="cell" class="quiet" data-name={say('console.settings.rules.published_column')}>
      {children}
    </td>
    <td role="cell" class="actions">
      {currentSession().can.edit && (!isActive || onEdit) && (
        <Menu
          class="button quiet icon-only compact"
          align="end"
          label={say('console.settings.actions_for', { name })}
          button={<Icon name="more" />}
        >
          {(close) => (
            <>
              {!isActive && (
                <MenuItem
                  icon="undo"
                  onClick={() => {
                    close()
                    onActivate()
                  }}
                >
                  {say('console.settings.rules.roll_back_to')}
                </MenuItem>
              )}
              {onEdit && (
                <MenuItem
                  icon="copy"
                  onClick={() => {
                    close()
                    onEdit()
                  }}
                >
                  {say('console.settings.rules.start_from')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
    </td>
  </tr>
)
