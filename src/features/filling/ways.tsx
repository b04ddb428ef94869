import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FillingStyle } from '~/contracts/recommendation'
import type { PreferenceScore } from '~/contracts/score-records'
import { filtersOf } from '~/entities/intention/candidate-filters'
import type { Intention } from '~/entities/intention/intention'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { Button, buttonVariants } from '~/shared/ui/button'
import { fillingCalls } from './filling.calls'
import { PendingStyles } from './pending'
import { RadioCard } from './radio-card'
import { satSubjects } from './sat-subjects'

interface WaysProps {
  readonly record: PreferenceScore
  /** Ids of the electives that the student has chosen. */
  readonly electives: readonly number[] | undefined
  readonly batch: string
  readonly intention: Intention
  readonly styleId: string | undefined
  readonly onStyle: (id: string) => void
  /** Makes a whole list in a style. */
  readonly onMake: (styleId: string) => void
}

/** The two ways to a list: a whole one in one step, or unit by unit. */
export function Ways({ record, electives, batch, intention, styleId, onStyle, onMake }: WaysProps) {
  const styles = useQuery(fillingCalls.styles())
  const config = useQuery(fillingCalls.config(record.province, satSubjects(record, electives)))
  const choiceCount = config.data?.batches.find((known) => known.batch === batch)?.choiceCount
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section
        id="easy"
        aria-labelledby="easy-heading"
        className="grid scroll-mt-20 content-start gap-3 rounded-lg border bg-surface p-4 md:p-6"
      >
        <h3 id="easy-heading" className="text-lg font-medium">
          一键填报
        </h3>
        <p className="text-sm text-muted-foreground">
          一步生成整张志愿表{choiceCount && `（最多 ${choiceCount} 个志愿）`}
          ，说明是怎么排的；你点保存之前什么都不会存。
        </p>
        <MissingLine of={[config]} name="最多能填的个数" />
        <States of={styles} name="填报风格" pending={<PendingStyles />}>
          {(known) => {
            const chosen = known.find(({ id }) => id === styleId) ?? known[0]
            return (
              <div className="grid gap-3">
                <StyleChoice styles={known} value={chosen?.id} onChange={onStyle} />
                <Button className="justify-self-start" onClick={() => chosen && onMake(chosen.id)}>
                  一键填好
                </Button>
              </div>
            )
          }}
        </States>
      </section>
      <section
        aria-labelledby="own"
        className="grid content-start gap-3 rounded-lg border bg-surface p-4 md:p-6"
      >
        <h3 id="own" className="text-lg font-medium">
          智能填报
        </h3>
        <p className="text-sm text-muted-foreground">
          按冲、稳、保看每一个能报的志愿：概率和理由、三年位次、计划、学费，自己一个一个挑进志愿表。意向会带过去当筛选条件。
        </p>
        <Link
          to="/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch"
          params={{
            studentId: record.studentId,
            preferenceScoreId: record.id,
            preferenceId: 'new',
            batch,
          }}
          search={filtersOf(intention)}
          preload={false}
          className={buttonVariants({ variant: 'outline', className: 'justify-self-start' })}
        >
          自己挑志愿
        </Link>
      </section>
    </div>
  )
}

/** What comes out of a style before its list is made; of one that is not known nothing is said. */
const STYLE_TEXT: Readonly<Record<string, string>> = {
  balanced: '先冲一批难的，中间有稳，最后几个托底',
  bold: '冲的更多，录取更晚、更难，托底不变',
  steady: '早些录取，学校低一些，托底更多',
}

function StyleChoice({
  styles,
  value,
  onChange,
}: {
  styles: readonly FillingStyle[]
  value: string | undefined
  onChange: (id: string) => void
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted-foreground">填报风格</legend>
      {styles.map(({ id, label }) => (
        <RadioCard key={id} name="style" checked={id === value} onChoose={() => onChange(id)} title={label}>
          {STYLE_TEXT[id]}
        </RadioCard>
      ))}
    </fieldset>
  )
}
