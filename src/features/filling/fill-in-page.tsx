import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import type { PreferenceScore } from '~/contracts/score-records'
import { tableYear } from '~/entities/rank/score-origin'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { useReadingTable } from '~/entities/score-record/use-reading-table'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { isStaff } from '~/shared/domain/access'
import { currentYear } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { BatchChoice } from './batch/batch-choice'
import { batchMeant, batchOptions } from './batch/batch-options'
import type { EasyListProps } from './easy/easy-list'
import { OWN_SHARES, readShares, writtenShares } from './easy/list-shares'
import type { FillInFilters } from './fill-in.address'
import { fillingCalls } from './filling.calls'
import { FoldedSteps } from './folded-steps'
import { IntentionSection } from './intention/intention-section'
import { type KnownIntention, useIntention } from './intention/use-intention'
import { PendingSteps } from './pending'
import { ScoreSection } from './score/score-section'
import { Step } from './step'
import { Ways } from './ways'

const loadEasyList = async () => (await import('./easy/easy-list')).EasyList

/** Filling in: a score, a batch and an intention, and from there a whole list in one step or unit by unit. */
export function FillInPage(props: Filtered<FillInFilters>) {
  const user = useUser()
  if (!user) return null
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>
        填志愿：<span className="inline-block">先定成绩和批次，</span>
        <span className="inline-block">再一键填好或自己挑</span>
      </PageHeading>
      {isStaff(user) ? (
        <EmptyRegion className="mt-6">志愿由学生本人填报。规划师可以在学生的志愿表里提建议。</EmptyRegion>
      ) : (
        <FillIn user={user} {...props} />
      )}
    </div>
  )
}

interface FillInProps extends Filtered<FillInFilters> {
  readonly user: UserInfo
}

function FillIn({ user, filters, change }: FillInProps) {
  const records = useQuery(scoreRecordCalls.list(user.id))
  // With a list on the page the steps that led to it fold into a line.
  const [isOpen, setOpen] = useState(false)
  const isFolded = filters.easy !== undefined && !isOpen
  return (
    <States of={records} name="成绩" className="mt-6" pending={<PendingSteps from={1} />}>
      {(known) => {
        const chosen = known.find(({ id }) => id === filters.score) ?? known[0]
        return (
          <div className="grid gap-8">
            {!(isFolded && chosen) && (
              <Step number={1} title="成绩">
                <ScoreSection
                  user={user}
                  records={known}
                  chosen={chosen}
                  onChoose={(score) => change({ score, batch: undefined, point: undefined, easy: undefined })}
                />
              </Step>
            )}
            {chosen && (
              <Rest
                key={chosen.id}
                record={chosen}
                electives={user.subjects}
                filters={filters}
                change={change}
                isFolded={isFolded}
                onFold={(fold) => setOpen(!fold)}
              />
            )}
          </div>
        )
      }}
    </States>
  )
}

interface RestProps extends Filtered<FillInFilters> {
  readonly record: PreferenceScore
  /** Ids of the subjects that the student has chosen. */
  readonly electives: readonly number[] | undefined
  /** The steps are folded into a line above the list that they led to. */
  readonly isFolded: boolean
  readonly onFold: (fold: boolean) => void
}

/** What follows once the score is known. */
function Rest({ record, electives, filters, change, isFolded, onFold }: RestProps) {
  const batches = useQuery(scoreRecordCalls.batches(record.id))
  const { table } = useReadingTable(record.province, tableYear(record, currentYear()), record.subject)
  const intention = useIntention(record.studentId)
  return (
    <States
      of={batches}
      name="批次"
      pending={isFolded ? <Skeleton of="rows" className="h-96" /> : <PendingSteps from={2} />}
    >
      {(known) => {
        const options = batchOptions(known, record.score, table?.year)
        const batch = batchMeant(options, filters.batch)
        if (!batch) return <EmptyRegion>没有可以填报的批次</EmptyRegion>
        return (
          <div className="grid gap-8">
            {filters.easy && (
              <FoldedSteps
                record={record}
                batch={batch}
                intention={intention.current}
                isFolded={isFolded}
                onFold={onFold}
              />
            )}
            {!isFolded && (
              <Step number={2} title="批次">
                <BatchChoice
                  province={record.province}
                  year={record.year}
                  lineYear={table?.year}
                  options={options}
                  value={batch}
                  onChange={(next) => change({ batch: next, point: undefined, easy: undefined })}
                />
              </Step>
            )}
            {/* What is not read or not saved yet would be left out of the list: it stays in view. */}
            {(!isFolded || intention.isChanged || intention.onRetry || intention.isPending) && (
              <Step number={3} title="意向">
                <IntentionSection studentId={record.studentId} home={record.province} known={intention} />
              </Step>
            )}
            {!isFolded && (
              <Step number={4} title="填志愿">
                <Ways
                  record={record}
                  electives={electives}
                  batch={batch}
                  intention={intention.current}
                  styleId={filters.style}
                  onStyle={(style) => change({ style, shares: undefined, point: undefined, easy: undefined })}
                  onMake={(style) => {
                    if (intention.isChanged) intention.save()
                    onFold(true)
                    change({ score: record.id, batch, style, shares: undefined, point: undefined, easy: '1' })
                  }}
                />
              </Step>
            )}
            {filters.easy &&
              (intention.isChanged ? (
                <UnsavedIntention known={intention} />
              ) : intention.onRetry ? (
                <p>意向还没有读到，读到以后再生成，免得漏掉你的想法。</p>
              ) : (
                !intention.isPending && (
                  <EasyOf
                    key={filters.style}
                    record={record}
                    batch={batch}
                    styleId={filters.style}
                    shares={readShares(filters.shares)}
                    intention={intention.saved}
                    onStyle={(style) => change({ style, shares: undefined, point: undefined, easy: '1' })}
                    onShares={(shares) =>
                      change({ shares: writtenShares(shares), point: undefined, easy: '1' })
                    }
                    point={readShares(filters.point)}
                    onPoint={(point) => change({ point: writtenShares(point) }, 'settle')}
                    beside={filters.beside}
                    onBeside={(beside) => change({ beside })}
                  />
                )
              ))}
          </div>
        )
      }}
    </States>
  )
}

interface EasyOfProps
  extends Pick<
    EasyListProps,
    | 'record'
    | 'batch'
    | 'intention'
    | 'shares'
    | 'onStyle'
    | 'onShares'
    | 'beside'
    | 'onBeside'
    | 'point'
    | 'onPoint'
  > {
  readonly styleId: string | undefined
}

function EasyOf({ styleId, ...list }: EasyOfProps) {
  const styles = useQuery(fillingCalls.styles()).data ?? []
  const style = styles.find(({ id }) => id === styleId) ?? styles[0]
  if (!style) return null
  return (
    <Step title={`一键填报的志愿表：${list.batch}，${list.shares ? OWN_SHARES : style.label}`} focused>
      <LazyPart
        name="一键填报"
        load={loadEasyList}
        pending={<Skeleton of="rows" className="h-96" />}
        props={{ style, styles, ...list }}
      />
    </Step>
  )
}

/** A whole list heeds what is saved: what is not saved yet would be left out without a word. */
function UnsavedIntention({ known: { isSaving, save } }: { known: KnownIntention }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      {isSaving ? '正在保存意向…' : '意向有没保存的修改，保存后按新的意向生成。'}
      {!isSaving && (
        <Button variant="outline" size="sm" onClick={save}>
          保存意向并生成
        </Button>
      )}
    </p>
  )
}
