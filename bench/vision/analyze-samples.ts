// Analyzes a drawn packshot as often as its argument says. `instructions.ts` counts the instructions.
import { analyzeImage } from '../../packages/vision/src/analyze-image.ts'
import { bottleScene, draw } from '../../packages/vision/test/draw.ts'

const SIDE_PX = 1200

const image = await draw(SIDE_PX, SIDE_PX, bottleScene({ x: 0.5, y: 0.5, height: 0.86 }))
for (let run = 0; run < Number(process.argv[2] ?? 1); run++) await analyzeImage(image)
