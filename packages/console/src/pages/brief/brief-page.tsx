import type { Brief } from '@endcap/client'
import { Work } from '@endcap/client/work'
import { useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { BriefSheet, type ShowImage } from '../../features/brief/brief-sheet.tsx'
import { BriefSlot } from '../../features/brief/brief-slot.tsx'
import { briefTitle } from '../../features/brief/brief-words.ts'
import { PictureCheck } from '../../features/brief/picture-check.tsx'
import { ShareDialog } from '../../features/share/share-dialog.tsx'
import { shareRefusal } from '../../features/share/shares.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { ago } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

const work = new Work(endcap)

const show: ShowImage = ({ renditions }, alt) => (
  <Picture src={renditions && local(renditions['480'])} alt={alt} priority="high" />
)

/** The brief of a shot, to print or to share, with the slot for its picture. */
export function BriefPage() {
  const { id = '' } = useRoute().params
  const resource = useResource(`brief ${id}`, (signal) => work.brief(id, { signal }))
  const { data } = resource
  const title = data ? briefTitle(data) : say('console.brief.title')
  return (
    <Page
      title={data ? (data.listing.name ?? data.listing.id) : title}
      documentTitle={data ? `${title} ${data.listing.name ?? data.listing.id}` : title}
      class="brief-page"
      crumbs={
        <>
          <Crumb href={at('listings')}>{say('console.pages.listings')}</Crumb>
          {say('console.brief.title')}
        </>
      }
      buttons={data && <Buttons brief={data} />}
    >
      <Loaded resource={resource} rows={8}>
        {(brief) => <Content brief={brief} reload={resource.reload} />}
      </Loaded>
    </Page>
  )
}

function Content({ brief, reload }: { brief: Brief; reload: () => Promise<void> }) {
  const send = async (file: File) => {
    const { upload_id: uploadId } = await endcap.uploads.create(file)
    await work.send(brief.shot_id, { upload_id: uploadId })
    await reload()
  }
  const maySend = currentSession().can.edit && brief.status !== 'done'
  return (
    <>
      <BriefSheet brief={brief} show={show} slot={maySend && <BriefSlot brief={brief} onFile={send} />} />
      <section class="panel no-print">
        {brief.picture ? (
          <>
            <p>{say('console.brief.sent', { when: ago(brief.picture.sent_at) })}</p>
            <PictureCheck brief={brief} />
          </>
        ) : (
          <p class="quiet">{say('console.brief.to_review')}</p>
        )}
      </section>
    </>
  )
}

function Buttons({ brief }: { brief: Brief }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <Button onClick={() => print()}>{say('console.brief.print')}</Button>
      <Button look="first" icon="link" off={shareRefusal()} onClick={() => setSharing(true)}>
        {say('console.brief.share')}
      </Button>
      {isSharing && (
        <ShareDialog
          title={say('console.share.title_shots', { count: 1 })}
          sees={say('console.share.see_shots', { count: 1 })}
          scope={{ kind: 'shots', shot_ids: [brief.shot_id], permission: 'read_and_upload' }}
          {...(brief.agency !== null && { recipient: brief.agency })}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
