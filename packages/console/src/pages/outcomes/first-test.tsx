import type { ComponentChildren } from 'preact'
import { say } from '../../words/say.ts'
import { TemplateButton } from './template-button.tsx'

const STEPS = [
  'console.outcomes.step_pictures',
  'console.outcomes.step_split',
  'console.outcomes.step_count',
] as const

/** Says what a test is, where there is none yet. */
export const FirstTest = ({ children }: { children: ComponentChildren }) => (
  <div class="empty">
    <h2>{say('console.outcomes.empty')}</h2>
    <ol class="first-steps" role="list">
      {STEPS.map((step, index) => (
        <li key={step}>
          <StepDrawing index={index} />
          <span class="small">{say(step)}</span>
        </li>
      ))}
    </ol>
    <div class="row empty-buttons">
      {children}
      <TemplateButton />
    </div>
  </div>
)

/** Two pictures; visitors at both; more orders at one. */
const StepDrawing = ({ index }: { index: number }) => (
  <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true" class="step-drawing">
    <rect x="8" y="8" width="44" height="44" rx="4" />
    <rect x="68" y="8" width="44" height="44" rx="4" />
    <circle cx="30" cy="30" r={10} />
    <rect x="80" y="14" width="20" height="32" rx="4" class="filled" />
    {index > 0 && <path d="M14 64h32M74 64h32" class={index === 1 ? 'visitors' : 'quiet-line'} />}
    {index > 1 && <path d="M14 64h14M74 64h24" class="orders" />}
  </svg>
)
