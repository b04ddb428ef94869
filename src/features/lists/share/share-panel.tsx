import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { listToAddress } from '~/rules/list/share/list-address'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'
import { type Shown, sharedOf } from './shared-of'

export interface SharePanelProps {
  readonly list: ApplicationListDetail
  readonly items: Items
  readonly form: ApplicationForm
}

/** The link of a list, and what of the person travels in it. */
export function SharePanel({ list, items, form }: SharePanelProps) {
  const [shown, setShown] = useState<Shown>({ title: false, rank: false })
  const router = useRouter()
  const { publicHref } = router.buildLocation({
    to: '/sharedList',
    hash: listToAddress(sharedOf(list, items, shown, form.adjustment)),
  })
  const link = location.origin + publicHref
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        打开链接的人不用登录，只能看不能改。表装在链接里，不经过服务器；以后再改，要重新发一次。
      </p>
      <fieldset>
        <legend className="text-sm text-muted-foreground">链接里除了志愿，还要带上</legend>
        <Choice
          label="志愿表的名称"
          value={shown.title}
          onChange={(title) => setShown({ ...shown, title })}
        />
        {list.rank != null && (
          <Choice label="我的位次" value={shown.rank} onChange={(rank) => setShown({ ...shown, rank })} />
        )}
      </fieldset>
      <Field label="分享链接">
        {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyLink(link)}>
          复制链接
        </Button>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-9"
        >
          先看看效果<span className="sr-only">（新窗口打开）</span>
        </a>
      </div>
    </div>
  )
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify.success('链接已复制，可以粘贴发送')
  } catch {
    // A browser may refuse, and has no clipboard without a secure connection.
    notify.error('浏览器不允许复制，请在框里长按或全选后复制')
  }
}

interface ChoiceProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-9">
      <input
        type="checkbox"
        className="size-4 accent-primary"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
