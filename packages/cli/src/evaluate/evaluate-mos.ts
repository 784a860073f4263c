import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import { measureAgreement } from './agreement.ts'
import { analyzeTable, readTable } from './analyze-table.ts'
import { round } from './figures.ts'

/** Compares the learned quality with people's mean opinions. The table has the columns image and mos. */
export async function evaluateMos(csv: string, folder: string): Promise<Record<string, number>> {
  const ratings = readTable(csv).map((row, index) => {
    const [image, mos] = [row['image'] ?? '', Number(row['mos'] || Number.NaN)]
    if (image === '' || !Number.isFinite(mos))
      throw new UsageError(say('cli.evaluate.wrong_opinion', { file: csv, row: index + 1 }))
    return { image, mos }
  })
  const facts = await analyzeTable(
    folder,
    ratings.map(({ image }) => image),
  )
  const judged = ratings.flatMap(({ image, mos }) => {
    const predicted = facts.get(image)?.quality?.opinion ?? null
    return predicted === null ? [] : [{ mos, predicted }]
  })
  if (judged.length < 2) throw new UsageError(say('cli.evaluate.too_few_opinions'))
  const { n, srocc, plcc, rmse } = measureAgreement(
    judged.map(({ predicted }) => predicted),
    judged.map(({ mos }) => mos),
  )
  return { n, srocc: round(srocc), plcc: round(plcc), rmse: round(rmse) }
}
