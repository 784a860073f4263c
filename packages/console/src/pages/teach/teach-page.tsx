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
      title="Teach"
      documentTitle="Teach"
      meta={
        teach.questions &&
        `${counted(teach.questions.length, 'picture')} about which Endcap is least sure. Your answers stay in this organization.`
      }
      buttons={
        <>
          {canEdit && (
            <Button
              icon="undo"
              off={teach.answers.size === 0 && 'There is no answer to undo.'}
              onClick={undo}
            >
              Undo
            </Button>
          )}
          <Button off={!data && 'Not loaded yet.'} onClick={() => show(true)}>
            What it learned
          </Button>
        </>
      }
    >
      <Loaded resource={teach.state} rows={8}>
        {() =>
          canEdit ? (
            <Questions teach={teach} />
          ) : (
            <Empty title="Viewers change nothing" text="People who edit teach Endcap." />
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
      <Empty
        title="No question is open"
        text={`Endcap is 70% sure or more of the type of all ${counted(data.images, 'picture')}.`}
      >
        <Button onClick={() => ask(true)}>Ask me anyway</Button>
      </Empty>
    )
  if (teach.questions?.length === 0)
    return (
      <Empty
        title="No question is open"
        text="Endcap asks about the pictures of your newest listings. Each of them has an answer, or there is none yet."
      />
    )
  return (
    <div class="stack teach">
      <TeachGrid teach={teach} />
      <TeachSide teach={teach} />
    </div>
  )
}
