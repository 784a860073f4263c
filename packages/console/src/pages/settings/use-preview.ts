import { EndcapError } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../parts/live.tsx'
import { failureText } from '../../parts/toast.tsx'

/** A rule that the service refuses. */
export type RuleProblem = { field: string; issue: string }

type Progress = { listings: number; of: number }

export type PreviewState<Preview> = {
  /** The last preview, also while the next one is being made. */
  preview: Preview | null
  isBusy: boolean
  /** Listings that have been scored of the preview that is being made, or null. */
  progress: Progress | null
  problems: readonly RuleProblem[]
  failure: string | null
}

/** Time without a change after which a preview is made. */
const SETTLED_MS = 400

type Previews<Preview> = {
  make: (options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Preview>
  /** Returns the sentence for screen readers. */
  spoken: (preview: Preview) => string
}

/**
 * Previews a draft while it changes. Another key is another draft, and cancels the preview of the draft before. A null
 * key has no preview.
 */
export function usePreview<Preview>(
  key: string | null,
  { make, spoken }: Previews<Preview>,
): PreviewState<Preview> {
  const [state, setState] = useState<PreviewState<Preview>>({
    preview: null,
    isBusy: key !== null,
    progress: null,
    problems: [],
    failure: null,
  })
  useEffect(() => {
    if (key === null) {
      setState({ preview: null, isBusy: false, progress: null, problems: [], failure: null })
      return undefined
    }
    const canceled = new AbortController()
    setState((before) => ({ ...before, isBusy: true, progress: null }))
    const run = async () => {
      try {
        const preview = await make({
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
    const timer = setTimeout(() => void run(), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      canceled.abort()
    }
  }, [key])
  return state
}

/** Returns which rules the service refuses. Their fields are named without the name of the patch. */
function problemsOf(error: unknown): RuleProblem[] {
  if (!(error instanceof EndcapError.Validation)) return []
  const problems = error.details?.problems ?? []
  return problems.map(({ field, issue }) => ({ field: field.replace(/^patch\.?/, ''), issue }))
}
