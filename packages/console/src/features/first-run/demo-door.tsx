import { Button } from '../../parts/button.tsx'
import { ProductOutlines } from '../../parts/product-outlines.tsx'
import { say } from '../../words/say.ts'
import { loadDemo } from './demo-load.ts'
import { Door } from './door.tsx'

/** Loads the demo shop, with good and bad listings on purpose. */
export const DemoDoor = ({ asins }: { asins: readonly string[] }) => (
  <Door
    title={say('console.first_run.demo_load')}
    text={say('console.first_run.demo_text', { count: asins.length })}
    scene={<ProductOutlines />}
  >
    <Button look="first" onClick={() => loadDemo(asins)}>
      {say('console.first_run.demo_load')}
    </Button>
  </Door>
)
