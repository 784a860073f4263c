import type { Signal } from '@preact/signals'
import { Icon } from '../../../parts/icon.tsx'

/** Searches a list that is shown as a whole. */
export const SearchField = ({ text, search }: { text: string; search: Signal<string> }) => (
  <label class="input">
    <Icon name="search" />
    <span class="spoken">{text}</span>
    <input
      type="search"
      placeholder={text}
      value={search.value}
      onInput={({ currentTarget }) => (search.value = currentTarget.value)}
    />
  </label>
)

/** Returns whether texts contain each word of a search. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
