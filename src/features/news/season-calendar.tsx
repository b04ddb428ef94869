import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useId, useMemo, useState } from 'react'
import type { BatchCalendar } from '~/contracts/province-rules'
import { ProvinceSelect } from '~/entities/province/province-select'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { isNearResults, resultDays, withResults } from '~/entities/season/result-day'
import {
  dueText,
  nextEvent,
  phaseOf,
  type SeasonEvent,
  seasonEvents,
  seasonYear,
  whenText,
} from '~/entities/season/season'
import { seasonBatches } from '~/entities/season/season.calls'
import { seasonEntries, withEntries } from '~/entities/season/season-entries'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { useOnce } from '~/shared/api/use-once'
import { notify } from '~/shared/lib/browser/notify'
import { saveFile } from '~/shared/lib/browser/save-file'
import { now } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'

interface SeasonCalendarProps {
  /** The province that the address asks for. */
  readonly asked: string | undefined
  readonly onProvince: (province: string) => void
  readonly className?: string
}

/** The admission season of a province: what is due next, and all of it. */
export function SeasonCalendar({ asked, onProvince, className }: SeasonCalendarProps) {
  const province = useKnownProvince(asked)
  const year = province === undefined ? undefined : seasonYear(now())
  const question = useMemo(
    () => (province === undefined || year === undefined ? undefined : { province, year }),
    [province, year],
  )
  const answer = useAnswer(question, (asking) => seasonBatches(asking.province, asking.year))
  return (
    <section aria-labelledby="season" className={cn('rounded-lg border bg-surface p-5', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id="season" className="text-lg font-medium">
          招生日程
        </h2>
        <ProvinceSelect value={province ?? ''} onChange={onProvince} className="min-w-28!" />
      </div>
      <States of={answer} name="招生日程" className="mt-4" pending={<PendingSeason />}>
        {(batches, of) => <Season batches={batches} {...of} />}
      </States>
    </section>
  )
}

interface SeasonProps {
  readonly province: string
  readonly year: number
  readonly batches: readonly BatchCalendar[]
}

function Season({ province, year, batches }: SeasonProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const at = now()
  const entries = useQuery(seasonEntries(province))
  const results = useQuery({ ...resultDays(), enabled: isNearResults(province, at) })
  const planned = withEntries(seasonEvents(province, year, batches), entries.data ?? [], year)
  const events = withResults(planned, results.data, province, at)
  const next = nextEvent(events, at)
  return (
    <>
      {next && (
        <div className="border-l-4 border-primary pl-4">
          <p className="text-sm text-muted-foreground">{province}下一件事</p>
          <p className="mt-1 text-xl font-medium text-balance">{next.title}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <strong className="font-medium text-primary">{dueText(next, at)}</strong>
            <span className="text-sm text-muted-foreground">{whenText(next)}</span>
          </p>
        </div>
      )}
      <ol className={cn('mt-4', !open && 'max-lg:not-print:hidden')} id={listId}>
        {events.map((event) => (
          <SeasonRow key={event.id} event={event} at={at} next={event === next} />
        ))}
      </ol>
      <MissingLine of={[entries]} name="讲座等其他日程" />
      <MissingLine of={[results]} name="出分状态" />
      <div className="print-hidden mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          className="lg:hidden"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起日程' : '看全部日程'}
        </Button>
        {/* A file keeps the days of the plan: how far the day has come is true for now. */}
        <SaveCalendar province={province} year={year} events={planned} />
      </div>
      <p className="mt-3 text-xs text-pretty text-muted-foreground">
        标“示例”的日期按往年安排推算。来源：{province}
        教育考试院的招生录取工作日程，以当年公告为准。
      </p>
    </>
  )
}

interface SeasonRowProps {
  readonly event: SeasonEvent
  readonly at: Date
  readonly next: boolean
}

function SeasonRow({ event, at, next }: SeasonRowProps) {
  const over = phaseOf(event, at) === 'over'
  return (
    <li
      aria-current={next ? 'step' : undefined}
      className={cn('border-t py-2.5 text-sm', over && 'text-muted-foreground')}
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className={cn(next && 'font-medium text-primary')}>
          {event.title}
          {event.surety === 'usual' && (
            <span className="ml-2 rounded-sm border px-1 text-xs font-normal text-muted-foreground">
              示例
            </span>
          )}
        </span>
        <span className="shrink-0 text-xs text-muted-foreground">{dueText(event, at)}</span>
      </p>
      <p className="mt-0.5 text-xs text-muted-foreground">
        {whenText(event)}
        {event.surety === 'about' && '，各省不同'}
      </p>
    </li>
  )
}

type Saved = Pick<SeasonProps, 'province' | 'year'> & { readonly events: readonly SeasonEvent[] }

/** Gives the days as a file for the calendar of a phone; the code that writes it comes with the click. */
function SaveCalendar(season: Saved) {
  const save = useOnce({
    name: ['season calendar'],
    run: async ({ province, year, events }: Saved) => {
      const { calendarFile } = await import('./calendar-file')
      return saveFile(
        `${province}${year}年招生日程.ics`,
        calendarFile(province, events),
        'text/calendar;charset=utf-8',
      )
    },
    onDone: (isSaved) => isSaved && notify.success('日历文件已保存，用手机或电脑的日历打开即可'),
  })
  return (
    <Button variant="outline" size="sm" disabled={save.isPending} onClick={() => save.start(season)}>
      <CalendarPlus aria-hidden />
      存进日历
    </Button>
  )
}

function PendingSeason() {
  return (
    <>
      <Skeleton of="text" className="h-20" />
      <Skeleton of="rows" className="mt-4 lg:h-[38rem]" />
      <Skeleton className="mt-3 h-11 w-56 md:h-8" />
      <Skeleton of="text" className="mt-3 h-10" />
    </>
  )
}
