import type { EndcapEvent } from '@endcap/client'

/** Returns the beginnings of the keys of data that an event has changed. */
export function keysOf(event: EndcapEvent): readonly string[] {
  switch (event.type) {
    case 'pdp.scored':
    case 'pdp.failed':
    case 'pdp.score_changed':
      // The other data of a listing is read again when its summary shows another score. Imports count scores.
      return [`summary ${event.data.pdp_id}`, 'pdps:', 'import ']
    case 'image.scored':
    case 'image.failed':
      return [`image ${event.data.image_id}`]
    case 'spark.images.completed':
    case 'spark.images.failed':
    case 'spark.ideas.completed':
    case 'spark.ideas.failed':
      return ['spark ']
    case 'import.completed':
      return ['imports', `import ${event.data.import_id}`]
    case 'webhook.test':
      return ['deliveries ']
    default:
      // A newer service may have further types.
      return []
  }
}
