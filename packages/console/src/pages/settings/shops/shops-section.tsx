import { useEffect, useRef } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { useTarget } from '../../../features/acceptance/targets.ts'
import { Loaded } from '../../../parts/controls.tsx'
import { focusPage } from '../../../parts/focus-page.ts'
import { RulePage } from './rule-page.tsx'
import { TargetList } from './target-list.tsx'
import { TargetPage } from './target-page.tsx'

/** Shows the targets that accept or refuse images, one of them, or one of its rules. */
export function ShopsSection() {
  const { params, query, path } = useRoute()
  const { item: target, part: rule } = params
  useFocusOn(path)
  if (target === undefined) return <TargetList />
  return <Target key={target} target={target} rule={rule ?? null} day={dayIn(query['day'])} />
}

function Target({ target, rule, day }: { target: string; rule: string | null; day: string | null }) {
  const resource = useTarget(target, day)
  const { reload } = resource
  return (
    <Loaded resource={resource} rows={8}>
      {(details) =>
        rule === null ? (
          <TargetPage details={details} day={day} reload={reload} />
        ) : (
          <RulePage key={rule} id={rule} details={details} day={day} reload={reload} />
        )
      }
    </Loaded>
  )
}

/** Ignores what is not a day, so that a mistyped address shows today. */
const dayIn = (text: string | undefined): string | null =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

/** The link that opened a page is gone with the page before. */
function useFocusOn(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) focusPage()
    shown.current = path
  }, [path])
}
