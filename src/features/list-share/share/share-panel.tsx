import { useRouter } from '@tanstack/react-router'
import { useContext, useMemo, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { AdviceContext } from '~/entities/application-list/advice/advice-context'
import { signedText } from '~/entities/application-list/advice/signed'
import type { Items } from '~/entities/application-list/edits'
import { type ShownInPicture, sharedOf } from '~/entities/application-list/link/shared-of'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { listToAddress } from '~/rules/list/share/list-address'
import type { SharedList } from '~/rules/list/share/shared-list'
import { onIntent } from '~/shared/lazy/use-lazy-part'
import { copyText } from '~/shared/lib/browser/copy-text'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { ReplyField } from '../family/reply-field'

export interface SharePanelProps {
  readonly list: ApplicationListDetail
  readonly items: Items
  readonly form: ApplicationForm
  readonly units: KnownUnits
  /** What the rows are called in the list, by their units; empty while it is being worked out. */
  readonly tiers: ReadonlyMap<string, TierName | undefined>
}

const loadCodes = async () => (await import('./share-codes')).ShareCodes
const loadPicture = async () => (await import('./share-picture')).SharePicture

type Way = 'codes' | 'picture'

/** The link of a list, as text, as QR codes and in a picture; what of the person travels in it; and the answers to it. */
export function SharePanel({ list, items, form, units, tiers }: SharePanelProps) {
  const [shown, setShown] = useState<ShownInPicture>({ title: false, rank: false, reasons: false })
  const [way, setWay] = useState<Way>()
  const router = useRouter()
  const shared = useMemo(
    () => sharedOf(list, items, shown, { adjustment: form.adjustment, tiers }),
    [list, items, shown, form.adjustment, tiers],
  )
  const linkOf = (part: SharedList) =>
    location.origin + router.buildLocation({ to: '/sharedList', hash: listToAddress(part) }).publicHref
  const link = linkOf(shared)
  const signature = useContext(AdviceContext).advice?.signature
  const press = (next: Way) => setWay(way === next ? undefined : next)
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        打开的人不用登录，能看，能逐行说想不想去，不能改。表装在链接里，不经过服务器；以后再改，要重新发一次。
      </p>
      <fieldset>
        <legend className="text-sm text-muted-foreground">除了志愿，还要带上</legend>
        <Choice
          label="志愿表的名称"
          value={shown.title}
          onChange={(title) => setShown({ ...shown, title })}
        />
        {list.rank != null && (
          <>
            <Choice label="我的位次" value={shown.rank} onChange={(rank) => setShown({ ...shown, rank })} />
            <p className="text-sm text-muted-foreground">
              带上位次，家人才看得到每一行是圆梦、冲、稳还是保，和这张表里写的一样。
            </p>
          </>
        )}
        {items.some(({ reason }) => reason) && (
          <Choice
            label="每一行的理由和规划师的签字（只在长图里）"
            value={shown.reasons}
            onChange={(reasons) => setShown({ ...shown, reasons })}
          />
        )}
      </fieldset>
      <LabelledField label="分享链接">
        {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </LabelledField>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyText(link, '链接已复制，可以粘贴发送')}>
          复制链接
        </Button>
        <WayButton isOpen={way === 'picture'} load={loadPicture} onPress={() => press('picture')}>
          长图
        </WayButton>
        <WayButton isOpen={way === 'codes'} load={loadCodes} onPress={() => press('codes')}>
          二维码
        </WayButton>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-9"
        >
          先看看效果<span className="sr-only">（新窗口打开）</span>
        </a>
      </div>
      {way === 'codes' && (
        <LazyPart
          name="二维码"
          load={loadCodes}
          pending={<Skeleton className="h-64" />}
          props={{ shared, linkOf }}
        />
      )}
      {way === 'picture' && (
        <LazyPart
          name="长图"
          load={loadPicture}
          pending={<Skeleton className="h-96" />}
          props={{
            shared,
            linkOf,
            items,
            form,
            units: units.byId,
            tiers,
            reasons: shown.reasons,
            signed: signature ? signedText(signature, items) : undefined,
          }}
        />
      )}
      <ReplyField list={list} items={items} />
    </div>
  )
}

interface WayButtonProps {
  readonly isOpen: boolean
  readonly load: () => Promise<unknown>
  readonly onPress: () => void
  readonly children: string
}

/** Opens and closes a picture of the list. What it opens lies below the edge of a phone: the buttons go to the top for it. */
function WayButton({ isOpen, load, onPress, children }: WayButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-expanded={isOpen}
      className={cn('scroll-mt-4', isOpen && 'border-primary! bg-primary-soft! text-primary')}
      {...onIntent(load)}
      onClick={({ currentTarget }) => {
        onPress()
        if (!isOpen) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }))
      }}
    >
      {children}
    </Button>
  )
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
