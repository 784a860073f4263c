import './work.css'
import type { Comment } from '@endcap/client'
import type { CommentFilters } from '@endcap/client/work'
import { useState } from 'preact/hooks'
import { readUpTo } from '../../data/read-up-to.ts'
import { FALLBACK_POLL_MS, type Resource, useResource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { CommentForm, namesOf } from './comment-form.tsx'
import { GuestTag } from './person-mark.tsx'
import type { Region } from './region-picture.tsx'
import { authorName, comments, refreshWork } from './work.ts'

/** One listing, image or shot. */
export type Subject = { pdp_id: string } | { image_id: string } | { shot_id: string }

const MOST = 200

/** Reads the comments of a subject. */
export function useComments(subject: Subject): Resource<Comment[]> {
  const filters = filtersOf(subject)
  return useResource(
    `work:comments ${JSON.stringify(filters)}`,
    async (signal) => (await readUpTo(comments.list({ ...filters, limit: 100 }, { signal }), MOST)).data,
    { poll: () => FALLBACK_POLL_MS },
  )
}

function filtersOf(subject: Subject): CommentFilters {
  if ('pdp_id' in subject) return { pdpId: subject.pdp_id }
  return 'image_id' in subject ? { imageId: subject.image_id } : { shotId: subject.shot_id }
}

type ThreadProps = {
  subject: Subject
  /** Listing that a person must see to be mentioned. */
  pdpId: string | null
  thread: Resource<Comment[]>
  /** Region that the next comment has. */
  region?: Region | null
  onSaid?: () => void
  /** Id of the field of the next comment. */
  fieldId: string
}

/** Comments with their replies, and a field for the next one. */
export function Thread({ subject, pdpId, thread, region = null, onSaid, fieldId }: ThreadProps) {
  const canEdit = currentSession().can.edit
  return (
    <div class="thread">
      <Loaded resource={thread}>
        {(data) => {
          const first = data.filter(({ parent_id: parent }) => parent === null)
          const marked = data.filter((comment) => comment.region !== null)
          return (
            <>
              {first.map((comment) => (
                <Said
                  key={comment.comment_id}
                  comment={comment}
                  number={marked.indexOf(comment) + 1}
                  replies={data.filter(({ parent_id: id }) => id === comment.comment_id)}
                  subject={subject}
                  pdpId={pdpId}
                />
              ))}
            </>
          )
        }}
      </Loaded>
      {canEdit && (
        <CommentForm
          label={say('console.work.comment_placeholder')}
          fieldId={fieldId}
          pdpId={pdpId}
          send={async (text, mentions) => {
            await comments.create({ ...subject, text, mentions, region })
            onSaid?.()
          }}
        />
      )}
    </div>
  )
}

type SaidProps = {
  comment: Comment
  /** 0 without a region. */
  number: number
  replies: readonly Comment[]
  subject: Subject
  pdpId: string | null
}

function Said({ comment, number, replies, subject, pdpId }: SaidProps) {
  const [isReplying, setReplying] = useState(false)
  const canEdit = currentSession().can.edit
  const { comment_id: id, solved } = comment
  return (
    <div class="said">
      {number > 0 ? <span class="pin">{number}</span> : <span />}
      <div class="stack tight">
        <Words comment={comment} pdpId={pdpId} />
        {replies.map((reply) => (
          <div key={reply.comment_id} class="reply">
            <Words comment={reply} pdpId={pdpId} />
          </div>
        ))}
        {canEdit && (
          <div class="row small">
            <button type="button" class="link" onClick={() => setReplying(!isReplying)}>
              {say('console.work.reply')}
            </button>
            <button
              type="button"
              class="link"
              aria-pressed={solved !== null}
              onClick={() => void change(id, { solved: solved === null })}
            >
              {say(solved === null ? 'console.work.solve' : 'console.work.reopen')}
            </button>
          </div>
        )}
        {isReplying && (
          <CommentForm
            label={say('console.work.reply_placeholder')}
            fieldId={`reply-${id}`}
            pdpId={pdpId}
            send={async (text, mentions) => {
              await comments.create({ ...subjectOf(comment, subject), text, mentions, parent_id: id })
              setReplying(false)
            }}
          />
        )}
      </div>
    </div>
  )
}

/** A reply is on the subject of its comment, which may be a shot of the shown listing. */
const subjectOf = ({ shot_id, image_id }: Comment, shown: Subject): Subject =>
  shot_id !== null ? { shot_id } : image_id !== null ? { image_id } : shown

async function change(id: string, fields: Parameters<typeof comments.change>[1]): Promise<void> {
  await comments.change(id, fields)
  refreshWork()
}

function Words({ comment, pdpId }: { comment: Comment; pdpId: string | null }) {
  const [isEditing, setEditing] = useState(false)
  const { comment_id: id, author, created_at: at, edited_at: edited, solved, text, mentions } = comment
  const isOwn = author?.kind === 'person' && author.id === currentSession().user.user_id
  return (
    <div>
      <div class="row wrap said-head">
        <b>{authorName(author)}</b>
        {author?.kind === 'guest' && <GuestTag />}
        <time class="small quiet" dateTime={at} title={exactTime(at)}>
          {ago(at)}
          {edited !== null && ` · ${say('console.work.edited')}`}
        </time>
        {mentions.length > 0 && (
          <span class="small quiet">{say('console.work.told', { names: namesOf(mentions) })}</span>
        )}
        {solved && <span class="small quiet">✓ {say('console.work.solved')}</span>}
        {isOwn && (
          <Menu class="icon-only link" label={say('console.work.more')} button="…" align="end">
            {(close) => (
              <>
                <MenuItem
                  onClick={() => {
                    setEditing(true)
                    close()
                  }}
                >
                  {say('console.work.edit')}
                </MenuItem>
                <MenuItem onClick={() => void comments.delete(id).finally(refreshWork)}>
                  {say('console.work.delete_comment')}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
      </div>
      {isEditing ? (
        <CommentForm
          label={say('console.work.edit')}
          fieldId={`edit-${id}`}
          pdpId={pdpId}
          given={text}
          send={async (changed, mentioned) => {
            await change(id, { text: changed, mentions: mentioned })
            setEditing(false)
          }}
        />
      ) : (
        <p class="said-text" dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}
