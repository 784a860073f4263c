import { z } from 'zod'

/** Verdicts of targets with the rules that are not kept, or may not be. */
export const targets = z
  .array(
    z.object({
      target: z.string(),
      target_name: z.string(),
      state: z.string().describe('accepted, not_accepted or not_sure: a person should look'),
      main_image: z.string().describe('The state of the main image alone'),
      findings: z.array(
        z.object({
          rule: z.string(),
          image_id: z.string().nullable(),
          position: z.int().nullable(),
          outcome: z.string(),
          severity: z.string().describe('Only `hard` rules refuse'),
          message: z.string(),
          fix: z.string(),
        }),
      ),
    }),
  )
  .describe('Whether shops and other targets accept the images. Not the same as certified')

/** Says what targets do not accept, or may not. */
export const acceptanceLines = (judged: z.output<typeof targets>): string[] =>
  judged.flatMap(({ target_name: name, state, findings }) =>
    state === 'accepted'
      ? []
      : [
          `${state === 'not_accepted' ? 'Not accepted' : 'Not sure'}, ${name}:`,
          ...findings
            .filter(({ severity }) => severity === 'hard')
            .map(
              ({ position, message, fix }) =>
                `- ${position === null ? '' : `image ${position}, `}${message}. ${fix}`,
            ),
        ],
  )
