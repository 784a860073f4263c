import type { AcceptanceTargetDetails } from '@endcap/client'
import { ruleEvents } from './rule-patch.ts'
import { wordText } from './rule-words.ts'
import { TargetVersions } from './target-versions.tsx'
import type { TargetProps } from './targets.ts'

/** The versions that change a rule, with what each says about it. */
export function RuleHistory({ id, ...props }: Omit<TargetProps, 'day'> & { id: string }) {
  const { versions, active_version: active } = props.details
  const events = new Map(ruleEvents(versions, id).map((event) => [event.version, wordText(event)]))
  const changing = versions.flatMap((version) => {
    const word = events.get(version.version)
    return word === undefined ? [] : [withNote(version, word)]
  })
  if (changing.length === 0) return null
  const inForce = changing.find(({ version }) => version <= active)?.version ?? 0
  return <TargetVersions {...props} versions={changing} active={inForce} />
}

type Version = AcceptanceTargetDetails['versions'][number]

const withNote = (version: Version, word: string): Version => ({
  ...version,
  comment: [word, version.comment].filter((text) => text !== null).join(' · '),
})
