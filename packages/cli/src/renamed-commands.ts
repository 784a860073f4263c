import type { MessageId } from '@endcap/words/message'
import { say } from './terminal/say.ts'

/** Commands of an earlier release with what replaces them. They are in no help, and go with the next release. */
const RENAMED: Readonly<Record<string, { now: readonly string[]; noteId?: MessageId }>> = {
  listings: { now: ['catalog'] },
  export: { now: ['backup', 'create', '--exact'] },
  import: { now: ['backup', 'restore'], noteId: 'cli.renamed.import' },
}

/** Arguments of `endcap backup`. Without one, the command made a backup in an earlier release. */
const BACKUP_WORDS = new Set(['create', 'verify', 'restore', 'help', '-h', '--help'])

/** Returns arguments with the present name of a renamed command, which is noted on standard error. */
export function withPresentName(args: readonly string[]): readonly string[] {
  const [name = '', ...others] = args
  if (name === 'backup') {
    const word = others.find((each) => BACKUP_WORDS.has(each))
    // Options that both commands have could be before `verify`.
    if (word !== undefined) return [name, word, ...others.toSpliced(others.indexOf(word), 1)]
    note(name, 'backup create')
    return [name, 'create', ...others]
  }
  const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined
  if (renamed === undefined) return args
  note(name, renamed.now.join(' '), renamed.noteId)
  return [...renamed.now, ...others]
}

function note(old: string, now: string, id: MessageId = 'cli.renamed.command'): void {
  process.stderr.write(`endcap: ${say(id, { old, now })}\n`)
}
