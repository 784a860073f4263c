import { say } from '../../words/say.ts'

type PersonMarkProps = { name: string; isGuest?: boolean }

/** Initials in a circle. Those without an account have a dashed ring. */
export const PersonMark = ({ name, isGuest = false }: PersonMarkProps) => (
  <span class={isGuest ? 'person-mark guest' : 'person-mark'} aria-hidden="true">
    {initialsOf(name)}
  </span>
)

/** Marks somebody without an account. */
export const GuestTag = () => <span class="tag">{say('console.work.guest')}</span>

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
