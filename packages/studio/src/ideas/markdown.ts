import type { Idea } from './idea.ts'

/** Can be pasted into a brief. */
export function inMarkdown(summary: string, ideas: readonly Idea[]): string {
  const parts = ideas.map(({ title, rationale, addresses, prompt, expected_gain, asset_type }, index) =>
    [
      `## ${index + 1}. ${escape(title)}`,
      '',
      `**Expected gain:** ${expected_gain > 0 ? '+' : ''}${expected_gain} · **Asset type:** ${asset_type}${addresses.length > 0 ? ` · **Addresses:** ${addresses.map(escape).join(', ')}` : ''}`,
      '',
      escape(rationale),
      '',
      `> ${escape(prompt)}`,
    ].join('\n'),
  )
  return ['# Ideas', '', escape(summary), '', ...parts.flatMap((part) => [part, ''])]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

/** Neutralizes text of packs, names and models. */
const escape = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&@]/g, '\\$&')
    .replace(/^([-+=]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, '$&\u200B')
