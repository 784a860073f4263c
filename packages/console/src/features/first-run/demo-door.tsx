import { Button } from '../../parts/button.tsx'
import { ProductOutlines } from '../../parts/product-outlines.tsx'
import { count } from '../../words/numbers.ts'
import { loadDemo } from './demo-load.ts'
import { Door } from './door.tsx'

/** Loads the demo shop, whose listings are good and bad on purpose. */
export const DemoDoor = ({ asins }: { asins: readonly string[] }) => (
  <Door
    title="Load the demo shop"
    text={`${count(asins.length)} listings, good and bad. Their scores arrive one by one, and you can delete them at any time.`}
    scene={<ProductOutlines />}
  >
    <Button look="first" onClick={() => loadDemo(asins)}>
      Load the demo shop
    </Button>
  </Door>
)
