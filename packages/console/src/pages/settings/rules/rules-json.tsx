import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../../words/say.ts'
import { isSame } from '../json.ts'
import type { RuleProblem } from '../use-preview.ts'
import { type Patch, parsePatch } from './patch.ts'

type RulesJsonProps = { patch: Patch; problems: readonly RuleProblem[]; onChange: (patch: Patch) => void }

/** The patch as JSON, for rules that have no slider, with what the service refuses by field. */
export function RulesJson({ patch, problems, onChange }: RulesJsonProps) {
  const [text, setText] = useState(() => textOf(patch))
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    // A slider has changed the patch. What a person types must not be formatted while it is typed.
    if (!isSame(parsePatch(text).patch, patch)) {
      setText(textOf(patch))
      setProblem(null)
    }
  }, [patch])
  const type = (typed: string) => {
    setText(typed)
    const parsed = parsePatch(typed)
    setProblem(parsed.problem)
    if (parsed.patch) onChange(parsed.patch)
  }
  const shown = problem === null ? problems : [{ field: '', issue: problem }]
  const details = useRef<HTMLDetailsElement>(null)
  const hasProblems = shown.length > 0
  useEffect(() => {
    if (hasProblems && details.current) details.current.open = true
  }, [hasProblems])
  return (
    <details class="panel" ref={details}>
      <summary>
        <b>{say('console.settings.rules.json')}</b>{' '}
        <span class="meta">{say('console.settings.rules.json_note')}</span>
      </summary>
      <div class="stack rules-json">
        <textarea
          class="input"
          aria-label={say('console.settings.rules.json_label')}
          aria-invalid={hasProblems}
          aria-describedby={hasProblems ? 'rule-problems' : undefined}
          rows={12}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {hasProblems && (
          <ul id="rule-problems" class="loss" role="alert">
            {shown.map(({ field, issue }) => (
              <li key={`${field} ${issue}`}>
                {field !== '' && <code>{field} </code>}
                {issue}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

const textOf = (patch: Patch): string => JSON.stringify(patch, null, 2)
