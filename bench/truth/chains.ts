import type { ImageScore } from '@endcap/scoring'
import { FAMILIES, type FamilyName } from './drawing/families.ts'
import { loadRoots, type Root } from './drawing/roots.ts'
import { type PartContext, score } from './part.ts'

/** One root's scores in five strengths of a fault. */
export type Chain = { root: Root; family: FamilyName; original: ImageScore; levels: ImageScore[] }

/** Scores every root and fault. Parts may repeat it, because facts are cached. */
export async function scoreChains({ analyzer, sample }: PartContext): Promise<Chain[]> {
  const roots = await loadRoots(sample)
  return Promise.all(
    roots.flatMap((root) =>
      Object.entries(FAMILIES).map(async ([family, steps]) => {
        const original = score(await analyzer.analyze(`${root.name} clean`, async () => root.png))
        const levels = await Promise.all(
          steps.map(async (step, level) =>
            score(await analyzer.analyze(`${root.name} ${family} ${level + 1}`, () => step(root))),
          ),
        )
        return { root, family: family as FamilyName, original, levels }
      }),
    ),
  )
}

/** Redraws a level for the contact sheet. */
export function drawLevel({ root, family }: Chain, level: number): Promise<Buffer> {
  return FAMILIES[family][level]?.(root) ?? Promise.resolve(root.png)
}
