import type { Signal } from '@preact/signals'
import { say } from '../../words/say.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 365
const HOUR = 18

/** Returns the end of a day of work in some days, as a field for local times has it. */
export function endIn(days: number): string {
  const end = new Date(Date.now() + days * DAY_MS)
  end.setHours(HOUR, 0, 0, 0)
  return localTime(end)
}

/** A field for the end of a link, in the time of the browser. */
export const OpenUntil = ({ value }: { value: Signal<string> }) => (
  <label class="field">
    <span class="small">{say('console.share.until')}</span>
    <input
      class="input"
      type="datetime-local"
      required
      min={localTime(new Date())}
      max={localTime(new Date(Date.now() + MAX_DAYS * DAY_MS))}
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
)

function localTime(time: Date): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
