import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import type { SharedContent } from '../../session/contract.ts'
import { ago, exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type CommentsProps = {
  comments: SharedContent['briefs'][number]['comments']
  /** Null for readers. The text stays in its field if it fails. */
  onSay: ((text: string) => Promise<void>) | null
}

/** Comments on a shot, with a field for another one. */
export function Comments({ comments, onSay }: CommentsProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="shared-comments no-print">
      {comments.map(({ text: said, author, at }) => (
        <p key={at}>
          {author !== null && <b dir="auto">{author}</b>}{' '}
          <time class="meta" title={exactTime(at)}>
            {ago(at)}
          </time>
          <br />
          <span class="brief-note">{said}</span>
        </p>
      ))}
      {onSay && !isOpen && (
        <Button small look="quiet" onClick={() => setOpen(true)}>
          {say('console.shared.comment')}
        </Button>
      )}
      {onSay && isOpen && (
        <>
          <textarea
            class="input"
            rows={2}
            maxLength={2_000}
            aria-label={say('console.shared.comment')}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            small
            off={text.trim() === '' && say('console.shared.comment_missing')}
            onClick={async () => {
              await onSay(text.trim())
              setText('')
            }}
          >
            {say('console.shared.send_comment')}
          </Button>
        </>
      )}
    </div>
  )
}
