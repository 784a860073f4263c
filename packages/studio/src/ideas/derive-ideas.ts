import { betterImage } from './better-image.ts'
import { describeProduct } from './describe-product.ts'
import { gainOf } from './expected-gain.ts'
import type { Idea, IdeaBrief, IdeaDraft, Ideas } from './idea.ts'
import { inMarkdown } from './markdown.ts'
import { missingImages } from './missing-images.ts'

const MAX_IDEAS = 8
/** Guaranteed by the API. */
const MIN_IDEAS = 3
/** Smaller gains are measurement variation. */
const MIN_GAIN = 0.1

/** Covers improvements and missing images, highest gain first. Deterministic. */
export function deriveIdeas(brief: IdeaBrief): Ideas {
  const description = describeProduct(brief.facts, brief.name, brief.categoryPath)
  const drafts = [...betterImage(brief, description), ...missingImages(brief, description)]
  const weighed = weigh(drafts, brief)
  const worthwhile = weighed.filter(({ expected_gain }) => expected_gain >= MIN_GAIN)
  const ideas =
    worthwhile.length >= MIN_IDEAS
      ? worthwhile
      : [...weighed, ...weigh(extras(brief, description, drafts), brief)].toSorted(strongestFirst)
  return present(ideas.slice(0, Math.max(MIN_IDEAS, Math.min(MAX_IDEAS, worthwhile.length))), brief)
}

/** Ranks drafts of any provider. */
export function ideasOf(drafts: readonly IdeaDraft[], summary: string, brief: IdeaBrief): Ideas {
  const ideas = weigh(drafts, brief)
  return { summary, ideas, markdown: inMarkdown(summary, ideas) }
}

const weigh = (drafts: readonly IdeaDraft[], brief: IdeaBrief): Idea[] =>
  drafts
    .map((draft) => {
      const { title, rationale, addresses, prompt, asset_type } = draft
      return { title, rationale, addresses, prompt, expected_gain: gainOf(draft, brief), asset_type }
    })
    .toSorted(strongestFirst)

const strongestFirst = (one: Idea, other: Idea): number => other.expected_gain - one.expected_gain

/** Suggests asset types of the ideal mix that the listing already has. */
function extras(
  brief: IdeaBrief,
  description: ReturnType<typeof describeProduct>,
  drafts: readonly IdeaDraft[],
): IdeaDraft[] {
  const alone = missingImages({ ...brief, listing: null }, description)
  return alone
    .filter(
      ({ asset_type }) =>
        !drafts.some((draft) => draft.asset_type === asset_type && draft.addresses.length === 0),
    )
    .map((draft) => ({
      ...draft,
      title: `${draft.title} (one more)`,
      rationale: `${draft.rationale} This listing already has that many. One more is the best use of another image.`,
    }))
}

function present(ideas: Idea[], brief: IdeaBrief): Ideas {
  const summary = summarize(ideas, brief)
  return { summary, ideas, markdown: inMarkdown(summary, ideas) }
}

function summarize(ideas: readonly Idea[], { score, role, listing }: IdeaBrief): string {
  const worst = score.factors.find(({ impact }) => impact >= 1)
  const [best] = ideas
  const first = `The image scores ${score.service_score} as a ${role === 'hero' ? 'main image' : 'carousel image'} (${score.classification}).`
  const second = worst
    ? ` It loses the most points here: ${worst.reason}`
    : ' No single factor costs it a full point.'
  const third =
    best && best.expected_gain > 0
      ? ` The best idea adds about ${best.expected_gain} ${best.expected_gain === 1 ? 'point' : 'points'} to ${best.addresses.length > 0 ? 'its score' : listing ? 'the score of the listing' : 'the score of a listing with this image'}.`
      : ''
  return first + second + third
}
