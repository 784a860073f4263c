import type { Idea, ImageExplanation } from '@endcap/client'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { heading } from '../../words/terms.ts'

/** Ideas that Spark finds for the image, on demand. */
export function ImageIdeas({ image }: { image: ImageExplanation }) {
  const [ideas, setIdeas] = useState<readonly Idea[] | null>(null)
  const canEdit = currentSession().can.edit
  if (image.spark !== null) return null
  const find = async () => {
    const result = await endcap.spark.ideas.requestAndWait(image.image_id)
    if (result.data === null) throw new Error(say('console.image.no_ideas'))
    setIdeas(result.data.ideas)
  }
  return (
    <section class="panel" aria-labelledby="ideas">
      <div class="panel-head">
        <h2 id="ideas">{say('console.image.ideas')}</h2>
        <span class="meta end">{say('console.image.ideas_from_spark')}</span>
      </div>
      {ideas === null ? (
        <Button icon="spark" off={!canEdit && say('console.image.viewers_ideas')} onClick={find}>
          {say('console.image.find_ideas')}
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
              <CopyButton label={say('console.listing.copy_brief')} text={prompt} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
