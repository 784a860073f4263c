/** Names of all events in words, in the order in which the console offers them. Browsers load them without the schemas. */
export const EVENT_NAMES = {
  'pdp.scored': 'A listing was scored',
  'pdp.score_changed': 'A score changed',
  'pdp.failed': 'A listing could not be scored',
  'image.scored': 'A single image was scored',
  'image.failed': 'A single image could not be scored',
  'spark.images.completed': 'Spark made images',
  'spark.images.failed': 'Spark could not make images',
  'spark.ideas.completed': 'Spark found ideas',
  'spark.ideas.failed': 'Spark could not find ideas',
  'import.completed': 'An import has ended',
  'webhook.test': 'Test',
} as const
