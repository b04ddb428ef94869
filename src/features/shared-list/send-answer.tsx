import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { REPLY_LENGTHS, replyTo } from '~/rules/list/share/family-reply'
import { replyToAddress } from '~/rules/list/share/reply-address'
import type { SharedList } from '~/rules/list/share/shared-list'
import { copyText } from '~/shared/lib/browser/copy-text'
import { ShownPicture } from '~/shared/picture/shown-picture'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import { changeAnswer, useAnswerDraft } from './answer-draft'
import { drawReply } from './draw-reply'
import { replyText } from './reply-text'

interface SendAnswerProps {
  readonly list: SharedList
  readonly listName: string
  readonly onClose: () => void
}

const NAMES = ['妈妈', '爸爸'] as const

/** Who answers, a few words to the whole, and the reply as a message or a picture. */
export function SendAnswer({ list, listName, onClose }: SendAnswerProps) {
  const draft = useAnswerDraft(listName)
  const { name, words } = draft
  const [isMissing, setMissing] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const router = useRouter()
  const reply = useMemo(() => replyTo(list, draft), [list, draft])
  const link =
    location.origin + router.buildLocation({ to: '/familyReply', hash: replyToAddress(reply) }).publicHref
  const withName = (act: () => void) => {
    setMissing(reply.name === '')
    if (reply.name !== '') act()
  }
  const draw = useMemo(() => () => drawReply(reply, link), [reply, link])
  const message = replyText(reply, link)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>把意见发回去</DialogTitle>
        <DialogDescription>
          意见装在回信的链接里，不经过服务器：复制后发到微信里，对方点开就放进志愿表。
        </DialogDescription>
        <div className="mt-3 grid gap-3">
          <LabelledField
            label="怎么称呼你"
            {...(isMissing && { error: '先写一个称呼，对方才知道是谁的意见' })}
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={REPLY_LENGTHS.name}
                autoComplete="off"
                onChange={({ target }) => changeAnswer(listName, { name: target.value })}
              />
            )}
          </LabelledField>
          <div className="flex gap-2">
            {NAMES.map((usual) => (
              <Button
                key={usual}
                variant="outline"
                size="sm"
                aria-pressed={name === usual}
                onClick={() => changeAnswer(listName, { name: usual })}
              >
                {usual}
              </Button>
            ))}
          </div>
          <LabelledField label="还想说的话（可以不写）">
            {(control) => (
              <Input
                {...control}
                value={words}
                maxLength={REPLY_LENGTHS.words}
                autoComplete="off"
                onChange={({ target }) => changeAnswer(listName, { words: target.value })}
              />
            )}
          </LabelledField>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => withName(() => void copyText(message, '回信已复制，发到微信里就行'))}>
              复制回信
            </Button>
            {typeof navigator.share === 'function' && (
              <Button variant="outline" onClick={() => withName(() => void shareText(message))}>
                直接转发
              </Button>
            )}
            <Button variant="outline" aria-expanded={drawn} onClick={() => withName(() => setDrawn(!drawn))}>
              回信图片
            </Button>
          </div>
          {reply.name !== '' && (
            <LabelledField label="回信">
              {(control) => (
                <textarea
                  {...control}
                  readOnly
                  rows={4}
                  className="w-full rounded border bg-surface p-2 text-sm wrap-anywhere"
                  value={message}
                  onFocus={(event) => event.target.select()}
                />
              )}
            </LabelledField>
          )}
          {drawn && reply.name !== '' && (
            <ShownPicture draw={draw} title={`${reply.name}的意见`} label={`${reply.name}的意见的图片`} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Hands a text to another app of the phone. That somebody thinks better of it is no failure. */
async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(text)
  }
}
