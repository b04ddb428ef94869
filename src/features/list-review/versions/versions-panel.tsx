import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Differences } from '~/entities/application-list/diff/differences'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { type Items, isSameList } from '~/entities/application-list/edits'
import type { ListFilters } from '~/entities/application-list/list.address'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { now } from '~/shared/lib/time/clock'
import { dateFormat } from '~/shared/lib/time/date-format'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { type EditSession, editSessionsOf } from './edit-sessions'
import { type ShownState, shownStates } from './shown-states'
import { storedStates } from './stored-versions'
import { savedVersion, savedVersions } from './versions.calls'

type VersionFilters = Pick<ListFilters, 'versions' | 'version'>

export interface VersionsPanelProps extends Filtered<VersionFilters> {
  readonly listId: string
  readonly editor: SavedListEditor
  readonly editable: boolean
}

const day = dateFormat('zh-CN', { month: 'long', day: 'numeric' })
const clock = dateFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })
const clockOf = ({ at }: ShownState) => clock(new Date(at))

/** 19:00 of today, else 10月23日 19:00. */
function timeOf(state: ShownState): string {
  const of = day(new Date(state.at))
  return of === day(now()) ? clockOf(state) : `${of} ${clockOf(state)}`
}

/** Edit sessions that stand there at first. */
const SHOWN = 4

/** The saved states of a list, here and on the server, each named by what it changed: what differs from now, and a way back. */
export function VersionsPanel({ listId, editor, editable, filters, change }: VersionsPanelProps) {
  const [all, showAll] = useState(false)
  const reader = useUser()?.id
  const reported = useQuery(savedVersions(listId))
  const known = shownStates(storedStates(listId), reported.data ?? [], reader)
  const newest = known.at(-1)
  if (reported.isPending && known.length < 2) return <Skeleton className="mt-3 h-40" />
  if (!newest || known.length === 1) {
    return (
      <>
        <p className="mt-2 text-sm text-muted-foreground">还只有现在这一个版本，改过以后才能比较。</p>
        <MissingLine of={[reported]} name="别处保存的版本" />
      </>
    )
  }
  const sessions = editSessionsOf(known)
  const states = sessions.flatMap((session) => session.states)
  const chosen = states.find(({ version }) => version === filters.version) ?? states[1]
  return (
    <div className="mt-3 grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
      <div>
        <ol aria-label="以前的版本" className="border-t">
          {(all ? sessions : sessions.slice(0, SHOWN)).map((session) => (
            <SessionStates
              key={session.states[0].version}
              session={session}
              chosen={chosen?.version}
              newest={newest.version}
              onChoose={(version) => change({ version })}
            />
          ))}
        </ol>
        {!all && sessions.length > SHOWN && (
          <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => showAll(true)}>
            更早的 {sessions.length - SHOWN} 次
          </Button>
        )}
        <MissingLine of={[reported]} name="别处保存的版本" />
      </div>
      {chosen && (
        <section aria-label="和现在的不同" className="rounded border p-4">
          {/* Two states of one minute are told apart by what they changed. */}
          <h3 className="font-medium">
            {timeOf(chosen)}“{chosen.change}”，和现在的不同
          </h3>
          {chosen.items ? (
            <Compared state={chosen} items={chosen.items} editor={editor} editable={editable} />
          ) : (
            <FromServer
              key={chosen.version}
              listId={listId}
              state={chosen}
              editor={editor}
              editable={editable}
            />
          )}
        </section>
      )}
    </div>
  )
}

interface SessionStatesProps {
  readonly session: EditSession
  readonly chosen: number | undefined
  readonly newest: number
  readonly onChoose: (version: number) => void
}

/** 6月25日 17:52–18:04 · 这台设备, and below it each state. */
function SessionStates({ session: { states }, chosen, newest, onChoose }: SessionStatesProps) {
  const [last] = states
  const first = states.at(-1) ?? last
  const [from, to] = [clockOf(first), clockOf(last)]
  const span = from === to ? to : `${from}–${to}`
  return (
    <li className="border-b py-2">
      <p className="text-sm text-muted-foreground">
        {day(new Date(last.at))} {span} · {last.by}
      </p>
      <ul>
        {states.map((state) => (
          <li key={state.version}>
            <button
              type="button"
              aria-pressed={state.version === chosen}
              onClick={() => onChoose(state.version)}
              className={cn(
                'flex min-h-11 w-full items-center gap-3 rounded px-2 py-1.5 text-left text-sm hover:bg-muted md:min-h-9',
                state.version === chosen && 'bg-primary-soft',
              )}
            >
              <span className="shrink-0 text-muted-foreground">{clockOf(state)}</span>
              <span className="min-w-0 flex-1">{state.change}</span>
              <span className="shrink-0 text-muted-foreground">
                {state.version === newest ? '现在' : `${state.count} 个志愿`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}

interface ComparedProps {
  readonly state: ShownState
  readonly items: Items
  readonly editor: SavedListEditor
  readonly editable: boolean
}

/** What an earlier state had, beside what the list has now. */
function Compared({ state, items, editor, editable }: ComparedProps) {
  const time = timeOf(state)
  return (
    <>
      <Differences from={items} to={editor.items} before="那时" after="现在" />
      {editable && !isSameList(items, editor.items) && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => editor.edit({ items, label: `恢复到 ${time} 的那一份` })}
        >
          恢复到 {time} 的那一份
        </Button>
      )}
    </>
  )
}

/** A state that this device has not seen. */
function FromServer({ listId, ...props }: Omit<ComparedProps, 'items'> & { readonly listId: string }) {
  const answer = useQuery(savedVersion(listId, props.state.version))
  return (
    <States of={answer} name="那一份的志愿" pending={<Skeleton className="mt-2 h-24" />}>
      {({ items }) => <Compared {...props} items={items} />}
    </States>
  )
}
