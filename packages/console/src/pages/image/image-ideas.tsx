import type { Idea, ImageExplanation } from '@endcap/client'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { heading } from '../../words/terms.ts'

/** Ideas that Spark finds for the image, on demand. */
export function ImageIdeas({ image }: { image: ImageExplanation }) {
  const [ideas, setIdeas] = useState<readonly Idea[] | null>(null)
  const canEdit = currentSession().can.edit
  if (image.spark !== null) return null
  const find = async () => {
    const result = await endcap.spark.ideas.requestAndWait(image.image_id)
    if (result.data === null) throw new Error('Spark found no ideas. Try again.')
    setIdeas(result.data.ideas)
  }
  return (
    <section class="panel" aria-labelledby="ideas">
      <div class="panel-head">
        <h2 id="ideas">Ideas</h2>
        <span class="meta end">from Spark, gains in points</span>
      </div>
      {ideas === null ? (
        <Button icon="spark" off={!canEdit && 'Viewers cannot ask for ideas.'} onClick={find}>
          Find ideas
        </Button>
      ) : (
        <ol class="divided">
          {ideas.map(({ title, rationale, prompt, expected_gain: gain }) => (
            <li key={title} class="action">
              <span class="title">
                <Points value={gain} />
              </span>
              <div>
                <b>{heading(title)}</b>
                <p class="small quiet">{rationale}</p>
              </div>
              <CopyButton label="Copy brief" text={prompt} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
