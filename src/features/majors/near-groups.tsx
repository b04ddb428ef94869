import { useMemo } from 'react'
import type { PreferenceScore } from '~/contracts/score-records'
import { scoreOrigin } from '~/entities/rank/score-origin'
import { scoresOf } from '~/entities/score-record/scores-of.calls'
import { type BatchLevel, batchLevel, isEarlyBatch } from '~/rules/filing/batches'
import type { Filtered } from '~/shared/address/address'
import { FailedRegion } from '~/shared/answer/failed-region'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { isStaff } from '~/shared/domain/access'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import type { MajorSchoolsFilters } from './major-schools.address'
import { nearColumns } from './near-columns'
import { nearCalls } from './near-groups.calls'

const TIERS = [
  { value: 'reach', name: '冲', label: '▲ 冲', risk: 1 },
  { value: 'match', name: '稳', label: '● 稳', risk: 2 },
  { value: 'safety', name: '保', label: '■ 保', risk: 3 },
] as const

interface NearGroupsProps extends Filtered<Pick<MajorSchoolsFilters, 'tier' | 'rank'>> {
  readonly code: string
  readonly name: string
  readonly level: BatchLevel
}

/** Which units of which schools near the reader's own rank contain a major; nothing for who has no score record. */
export function NearGroups(props: NearGroupsProps) {
  const user = useUser()
  const scores = useAnswer(user && !isStaff(user) ? user.id : undefined, scoresOf)
  const newest = scores.data?.[0]
  const { rank } = props.filters
  if (!newest) return <MissingLine of={[scores]} name="我的位次附近的志愿" />
  // One page has one rank: candidates come with a score record, and would answer for another.
  if (rank !== undefined && rank !== newest.rank) return <OtherRank {...props} score={newest} rank={rank} />
  return <Near {...props} score={newest} />
}

/** Where the address names another rank than the own record: what can be seen with the record, and the way there. */
function OtherRank({
  name,
  score,
  rank,
  change,
}: NearGroupsProps & { score: PreferenceScore; rank: number }) {
  return (
    <section aria-labelledby="near-groups-title" className="mt-10">
      <h2 id="near-groups-title" className="text-lg font-medium">
        我的位次附近，哪些志愿里有{name}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        上面按填写的位次 {formatCount(rank)} 比较。附近的志愿要按成绩记录推算（
        {scoreOrigin(score, currentYear())}，第 {formatCount(score.rank)} 位）。
      </p>
      <Button
        variant="outline"
        size="sm"
        className="print-hidden mt-3"
        onClick={() => change({ rank: undefined })}
      >
        这一页改按我的成绩
      </Button>
    </section>
  )
}

function Near({
  code,
  name,
  level,
  score,
  filters: { tier },
  change,
}: NearGroupsProps & { score: PreferenceScore }) {
  const batches = useAnswer(score.id, nearCalls.batches)
  const batch = batches.data?.find(
    (known) => known.open && !isEarlyBatch(known.batch) && batchLevel(known.batch) === level,
  )?.batch
  const { risk, name: tierWord } = TIERS.find(({ value }) => value === tier) ?? TIERS[1]
  const question = useMemo(
    () => (batch === undefined ? undefined : { scoreId: score.id, batch, major: code, risk }),
    [batch, score.id, code, risk],
  )
  const units = useAnswer(question, nearCalls.units)
  const columns = useMemo(() => nearColumns(code, score), [code, score])
  return (
    <section aria-labelledby="near-groups-title" className="mt-10">
      <h2 id="near-groups-title" className="text-lg font-medium">
        我的位次附近，哪些志愿里有{name}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        第 {formatCount(score.rank)} 位（{scoreOrigin(score, currentYear())}），选科不符的已经去掉。
      </p>
      {!batches.data && batches.isError ? (
        <FailedRegion name="可填的批次" error={batches.error} onRetry={batches.refetch} className="mt-3" />
      ) : batches.data && batch === undefined ? (
        <EmptyRegion className="mt-3">
          这个成绩没有达到{score.province}的{level}批次线，附近没有可以填的志愿。
        </EmptyRegion>
      ) : (
        <>
          <ChoiceRow
            className="mt-2"
            label="层级"
            single
            all={null}
            options={TIERS}
            value={[tier]}
            onChange={([next]) => change({ tier: TIERS.find(({ value }) => value === next)?.value })}
          />
          <States
            of={units}
            name="附近的志愿"
            className="mt-3"
            pending={<Skeleton of="rows" className="h-[26rem]" />}
            isEmpty={({ records }) => records.length === 0}
            empty={
              <EmptyRegion>
                没有含{name}的“{tierWord}”志愿。可以看看别的层级，或者同类的其他专业。
              </EmptyRegion>
            }
          >
            {({ records, total }) => (
              <>
                <DataTable label={`附近含${name}的志愿`} columns={columns} rows={records} />
                {total > records.length && (
                  <p className="mt-2 text-sm text-muted-foreground">
                    “{tierWord}”共 {formatCount(total)} 个，这里是其中最难进的 {records.length} 个。
                  </p>
                )}
                <TrustLine className="mt-3" source={`${score.province}教育考试院历年录取数据和招生计划`} />
              </>
            )}
          </States>
        </>
      )}
    </section>
  )
}
