import { betterImage } from './better-image.ts'
import { describeProduct } from './describe-product.ts'
import { gainOf } from './expected-gain.ts'
import type { Idea, IdeaBrief, IdeaDraft, Ideas } from './idea.ts'
import { inMarkdown } from './markdown.ts'
import { missingImages } from './missing-images.ts'

const MAX_IDEAS = 8
/** As the API promises. */
const MIN_IDEAS = 3
/** Smaller gains are within what the measures themselves vary by. */
const MIN_GAIN = 0.1

/**
 * Ideas for an image and its listing, strongest expected gain first: what would make the image itself
 * better, and which images it lacks beside it. Pure: the same facts give the same ideas.
 */
export function deriveIdeas(brief: IdeaBrief): Ideas {
  const description = describeProduct(brief.facts, brief.name, brief.categoryPath)
  const drafts = [...betterImage(brief, description), ...missingImages(brief, description)]
  const weighed = weigh(drafts, brief)
  const worthwhile = weighed.filter(({ expected_gain }) => expected_gain >= MIN_GAIN)
  // Of a listing that has everything, the next best are told all the same, with the gain that they have.
  const ideas =
    worthwhile.length >= MIN_IDEAS
      ? worthwhile
      : [...weighed, ...weigh(extras(brief, description, drafts), brief)].toSorted(strongestFirst)
  return present(ideas.slice(0, Math.max(MIN_IDEAS, Math.min(MAX_IDEAS, worthwhile.length))), brief)
}

/** Weighs drafts, wherever they come from, and tells of them. */
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

/** Kinds that the category asks for, though the listing has them already. */
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
      title: `${draft.title}, once more`,
      rationale: `${draft.rationale} The listing has it; a second one is the next best use of a place.`,
    }))
}

function present(ideas: Idea[], brief: IdeaBrief): Ideas {
  const summary = summarise(ideas, brief)
  return { summary, ideas, markdown: inMarkdown(summary, ideas) }
}

function summarise(ideas: readonly Idea[], { score, role, listing }: IdeaBrief): string {
  const worst = score.factors.find(({ impact }) => impact >= 1)
  const [best] = ideas
  const first = `The image scores ${score.service_score} as a ${role === 'hero' ? 'hero' : 'carousel image'} (${score.classification}).`
  const second = worst ? ` Most is lost here: ${worst.reason}` : ' No single factor costs it a point.'
  const third =
    best && best.expected_gain > 0
      ? ` The strongest idea is worth ${best.expected_gain} points${best.addresses.length > 0 ? ' of its score' : listing ? ' of the listing’s score' : ' of a listing with it'}.`
      : ''
  return first + second + third
}
