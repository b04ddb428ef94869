import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { rowsAnswered } from '~/rules/list/share/family-reply'
import { replyIn } from '~/rules/list/share/reply-address'
import { notify } from '~/shared/lib/browser/notify'
import { useStoredText } from '~/shared/session/use-stored-text'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import { keepReply } from './keep-reply'

interface ReplyFieldProps {
  readonly list: ApplicationListDetail
  readonly items: Items
}

/** Takes a reply of the family out of a pasted message or a picture, and puts it beside the rows. */
export function ReplyField({ list, items }: ReplyFieldProps) {
  const { text, change: setText } = useStoredText('pasted-reply', list.id, '', list.name)
  const [problem, setProblem] = useState<string>()
  const take = (pasted: string) => {
    const { reply, error } = replyIn(pasted)
    const unitIds = items.map(({ unitId }) => unitId)
    if (!reply) return setProblem(`${error}。志愿表没有变。`)
    if (rowsAnswered(reply, { ...list, unitIds }) === undefined) {
      return setProblem(
        `${reply.name}的回信是给另一份表的（${reply.province} ${reply.year} 年${reply.batch}），没有放进来。`,
      )
    }
    if (!keepReply(list.id, reply)) return setProblem('这台设备存不下了。清掉一些浏览数据再试。')
    setText('')
    setProblem(undefined)
    notify.success(`${reply.name}的意见已放在志愿旁边`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(text)
  }
  const readPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    try {
      // The reader of codes is large, and a picture is seldom brought.
      const found = await (await import('~/shared/picture/read-qr')).readQr(file)
      if (found === undefined) setProblem('图片里没有找到二维码。请用原图，或让对方发链接。')
      else take(found)
    } catch {
      setProblem('这张图片没有读出来。请用原图，或让对方发链接。')
    }
  }
  return (
    <form onSubmit={submit} aria-label="家人的回信" className="mt-2 grid gap-2 border-t pt-3">
      <LabelledField label="收到家人的回信" error={problem} hint="把回信粘贴在这里，或者选回信的图片。">
        {(control) => (
          <Input
            {...control}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </LabelledField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" size="sm" aria-disabled={text.trim() === ''}>
          放到志愿旁边
        </Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary underline underline-offset-4 focus-within:outline-2 md:min-h-9">
          选回信的图片
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => void readPicture(event)}
          />
        </label>
      </div>
    </form>
  )
}
