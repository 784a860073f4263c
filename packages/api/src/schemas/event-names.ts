/** Event types in the console's order. Browsers load them without the schemas. */
export const EVENT_NAMES = [
  'pdp.scored',
  'pdp.score_changed',
  'pdp.acceptance_changed',
  'pdp.failed',
  'image.scored',
  'image.failed',
  'spark.images.completed',
  'spark.images.failed',
  'spark.ideas.completed',
  'spark.ideas.failed',
  'import.completed',
  'shot.changed',
  'comment.created',
  'live.changed',
  'webhook.test',
] as const
