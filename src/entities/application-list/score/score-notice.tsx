import type { ApplicationListDetail } from '~/contracts/application-lists'
import { useScoreBasis } from '~/entities/score-record/use-score-basis'
import { MissingLine } from '~/shared/answer/missing-line'
import { LazyPart } from '~/shared/ui/lazy-part'

// Few lists stand on a score that was overtaken.
const load = async () => (await import('./outdated-score')).OutdatedScore

/** Says of a list on a mock exam that the results of the exam are out; nothing of any other. */
export function ScoreNotice({ list }: { list: ApplicationListDetail }) {
  const { basis, answers } = useScoreBasis(list)
  return (
    <>
      <MissingLine of={answers.slice(1)} name="高考成绩" />
      {basis?.isOutdated && <LazyPart name="成绩变了" load={load} pending={null} props={{ list, basis }} />}
    </>
  )
}
