import '../../parts/shelf.css'
import './teach.css'
import { useEffect, useState } from 'preact/hooks'
import { tinykeys } from 'tinykeys'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { LearnedDialog } from './learned-dialog.tsx'
import { TeachGrid } from './teach-grid.tsx'
import { TeachSide } from './teach-side.tsx'
import { type Teach, useTeach } from './use-teach.ts'

/** Two minutes that make Endcap right about an organization's own pictures. */
export function TeachPage() {
  const teach = useTeach()
  const [isShown, show] = useState(false)
  const undo = () => teach.undo().catch(showFailure)
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyZ': (event) => {
          event.preventDefault()
          void undo()
        },
      }),
    [],
  )
  const canEdit = currentSession().can.edit
  const { data } = teach.state
  return (
    <Page
      title={say('console.pages.teach')}
      documentTitle={say('console.pages.teach')}
      meta={teach.questions && counted(teach.questions.length, 'console.teach.least_sure')}
      buttons={
        <>
          {canEdit && (
            <Button
              icon="undo"
              off={teach.answers.size === 0 && say('console.teach.no_answer_to_undo')}
              onClick={undo}
            >
              {say('console.common.undo')}
            </Button>
          )}
          <Button off={!data && say('console.teach.not_loaded')} onClick={() => show(true)}>
            {say('console.teach.what_it_learned')}
          </Button>
        </>
      }
    >
      <Loaded resource={teach.state} rows={8}>
        {() =>
          canEdit ? (
            <Questions teach={teach} />
          ) : (
            <Empty title={say('console.teach.viewers_title')} text={say('console.teach.viewers')} />
          )
        }
      </Loaded>
      {isShown && data && (
        <LearnedDialog versions={data.versions} onChange={teach.changed} onClose={() => show(false)} />
      )}
    </Page>
  )
}

function Questions({ teach }: { teach: Teach }) {
  const [isAsked, ask] = useState(false)
  const { data } = teach.state
  if (data?.unsure === 0 && data.images > 0 && teach.answers.size === 0 && !isAsked)
    return (
      <Empty title={say('console.teach.no_question')} text={counted(data.images, 'console.teach.all_sure')}>
        <Button onClick={() => ask(true)}>{say('console.teach.ask_anyway')}</Button>
      </Empty>
    )
  if (teach.questions?.length === 0)
    return <Empty title={say('console.teach.no_question')} text={say('console.teach.all_answered')} />
  return (
    <div class="stack teach">
      <TeachGrid teach={teach} />
      <TeachSide teach={teach} />
    </div>
  )
}
