import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type Planner, plannerAdmin } from '~/contracts/planner-admin'
import { States } from '~/shared/answer/states'
import { dropChanged } from '~/shared/api/changes'
import { request } from '~/shared/api/client'
import { untilAnswered } from '~/shared/api/slow-writes'
import { useOnce } from '~/shared/api/use-once'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { masterLabel } from '../parts/master-type'
import { PendingRows } from '../parts/pending-rows'
import { Section } from '../parts/section'
import { logAct } from '../parts/staff-log'
import { staffCalls } from '../staff.calls'
import { displayedOf, movedTo, type Placement } from './display-order'

interface Act {
  readonly placements: readonly Placement[]
  readonly said: string
}

/** Who stands on the public pages of teachers and planners, and in which order. Each act is taken back by its opposite. */
export function TeachersTab() {
  const answer = useQuery(staffCalls.planners())
  const client = useQueryClient()
  const place = useOnce({
    name: ['place planners'],
    run: async ({ placements }: Act) => {
      for (const body of placements) await untilAnswered('保存', () => request(plannerAdmin.update, { body }))
    },
    onDone(_, { said }) {
      logAct(said)
      dropChanged(client, plannerAdmin.update)
    },
  })
  return (
    <States of={answer} name="名师与规划师" pending={<PendingRows />}>
      {({ records }) => <Both planners={records} onAct={place.start} />}
    </States>
  )
}

function Both({ planners, onAct }: { planners: readonly Planner[]; onAct: (act: Act) => void }) {
  const shown = displayedOf(planners)
  const hidden = planners.filter(({ displayed }) => !displayed)
  const move = (from: number, to: number, name: string) => {
    const placements = movedTo(shown, from, to)
    if (placements.length > 0) onAct({ placements, said: `把${name}移到第 ${to + 1} 位` })
  }
  const hide = ({ id, name, displayOrder }: Planner) =>
    onAct({
      placements: [{ id, displayed: false, displayOrder: displayOrder ?? 0 }],
      said: `不再展示${name}`,
    })
  const show = ({ id, name }: Planner) =>
    onAct({ placements: [{ id, displayed: true, displayOrder: shown.length + 1 }], said: `展示${name}` })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <Section title={`展示 ${shown.length} 名`}>
        <ol>
          {shown.map((planner, index) => (
            <Row key={planner.id} planner={planner} place={index + 1}>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`上移 ${planner.name}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, planner.name)}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`下移 ${planner.name}`}
                disabled={index === shown.length - 1}
                onClick={() => move(index, index + 1, planner.name)}
              >
                <ArrowDown aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`不展示 ${planner.name}`}
                onClick={() => hide(planner)}
              >
                不展示
              </Button>
            </Row>
          ))}
        </ol>
      </Section>
      <Section title={`不展示 ${hidden.length} 名`}>
        {hidden.length === 0 && <EmptyRegion className="mt-3">所有人都在公开页面上。</EmptyRegion>}
        <ul>
          {hidden.map((planner) => (
            <Row key={planner.id} planner={planner}>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`展示 ${planner.name}`}
                onClick={() => show(planner)}
              >
                展示
              </Button>
            </Row>
          ))}
        </ul>
      </Section>
    </div>
  )
}

interface RowProps {
  readonly planner: Planner
  readonly place?: number
  readonly children: React.ReactNode
}

function Row({ planner: { name, title, masterType }, place, children }: RowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-b">
      {place !== undefined && <span className="w-6 text-right text-sm text-muted-foreground">{place}</span>}
      <span className="min-w-0 flex-1">
        {name}
        <span className="ml-2 text-sm text-muted-foreground">
          {[masterLabel(masterType), title].filter(Boolean).join(' · ')}
        </span>
      </span>
      {children}
    </li>
  )
}
