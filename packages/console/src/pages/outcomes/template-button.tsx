import { Button } from '../../parts/button.tsx'
import { say } from '../../words/say.ts'
import { saveTemplate } from './template.ts'

/** Saves an empty file of results with two rows as examples. */
export const TemplateButton = () => (
  <Button look="quiet" icon="download" onClick={saveTemplate}>
    {say('console.outcomes.template')}
  </Button>
)
