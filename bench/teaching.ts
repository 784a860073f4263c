// Times learning from answers against the analysis of one 800 px image.
// usage: npm run bench -- teaching
import { type AssetTypeFacts, CLASSIFICATIONS, EMBEDDING_SPACE } from '@endcap/scoring'
import { type Answer, findObstacle, teach, tryAnswers } from '@endcap/teaching'
import { hardenDecoders } from '@endcap/vision'
import sharp from 'sharp'
import { analyzeImage } from '../packages/vision/src/analyze-image.ts'

const REPEATS = 5

/** Makes answers with random embeddings, 10 a listing. */
function answersOf(count: number): Answer[] {
  let state = 7
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const byte = () =>
    Math.floor(256 * random())
      .toString(16)
      .padStart(2, '0')
  return Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    type: CLASSIFICATIONS[at % 4] ?? 'Other',
    listing: `${Math.floor(at / 10)}`,
    source: 'shop',
    kind: Object.fromEntries(
      CLASSIFICATIONS.map((type) => [type, 1 / CLASSIFICATIONS.length]),
    ) as AssetTypeFacts,
    similarity: { dhash: '', space: EMBEDDING_SPACE, embedding: Array.from({ length: 256 }, byte).join('') },
  }))
}

async function fastest(work: () => unknown): Promise<number> {
  let least = Infinity
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now()
    await work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

hardenDecoders()
const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#d8d8d8' } })
  .png()
  .toBuffer()
const image = await fastest(() => analyzeImage(picture))
for (const count of [10, 100, 1_000]) {
  const answers = answersOf(count)
  const times = {
    fit: await fastest(() => teach(answers)),
    trial: await fastest(() => tryAnswers(answers)),
    contradictions: await fastest(() => findObstacle(answers)),
  }
  const texts = Object.entries(times).map(
    ([name, ms]) => `${name} ${ms.toFixed(0)} ms (${(ms / image).toFixed(2)})`,
  )
  console.log(`${count} answers: ${texts.join(', ')}`)
}
console.log(`one image: ${image.toFixed(0)} ms (1)`)
