import { EndcapError, type RubricPreview } from '@endcap/client'
import type { Rubrics } from '@endcap/client/rubrics'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../../parts/live.tsx'
import { failureText } from '../../../parts/toast.tsx'
import { gainText, scoreText } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import type { Patch } from './patch.ts'

/** A rule that the service refuses. */
export type RuleProblem = { field: string; issue: string }

export type PreviewState = {
  /** The last preview, also while the next one is being made. */
  preview: RubricPreview | null
  isBusy: boolean
  /** Listings that have been scored of the preview that is being made, or null. */
  progress: { listings: number; of: number } | null
  problems: readonly RuleProblem[]
  failure: string | null
}

/** Time without a change after which a preview is made. */
const SETTLED_MS = 400

/** Previews a patch while it changes. A change cancels the preview of the patch before. */
export function usePreview(rubrics: Rubrics, family: string, patch: Patch): PreviewState {
  const [state, setState] = useState<PreviewState>({
    preview: null,
    isBusy: true,
    progress: null,
    problems: [],
    failure: null,
  })
  const text = JSON.stringify(patch)
  useEffect(() => {
    const canceled = new AbortController()
    setState((before) => ({ ...before, isBusy: true, progress: null }))
    const make = async () => {
      try {
        const preview = await rubrics.preview(family, patch, {
          signal: canceled.signal,
          onProgress: (progress) => setState((before) => ({ ...before, progress })),
        })
        setState({ preview, isBusy: false, progress: null, problems: [], failure: null })
        announce(spoken(preview))
      } catch (error) {
        if (canceled.signal.aborted) return
        const problems = problemsOf(error)
        const failure = problems.length > 0 ? null : failureText(error)
        setState((before) => ({ ...before, isBusy: false, progress: null, problems, failure }))
      }
    }
    const timer = setTimeout(() => void make(), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      canceled.abort()
    }
  }, [family, text])
  return state
}

/** Returns which rules the service refuses. Their fields are named without the name of the patch. */
function problemsOf(error: unknown): RuleProblem[] {
  if (!(error instanceof EndcapError.Validation)) return []
  const problems = error.details?.problems ?? []
  return problems.map(({ field, issue }) => ({ field: field.replace(/^patch\.?/, ''), issue }))
}

function spoken({ before, after }: RubricPreview): string {
  if (before.median === null || after.median === null) return say('console.settings.rules.no_preview')
  return say('console.settings.rules.preview_spoken', {
    median: scoreText(after.median),
    change: gainText(after.median - before.median),
    certified: after.certified,
    before: before.certified,
  })
}
