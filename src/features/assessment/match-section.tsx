import { Link } from '@tanstack/react-router'
import { MATCHES, type Match } from '~/entities/assessment/matches'
import { PlaceLink } from '~/entities/place/place-link'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import type { Assessment } from './catalogue'
import { ranked } from './conclusion'
import type { Scores } from './scoring'

interface MatchSectionProps {
  readonly assessment: Assessment
  readonly scores: Scores
}

/** How many dimensions lead on. */
const TOP = 2

/** From a result to majors and professions that can be looked up and kept. */
export function MatchSection({ assessment, scores }: MatchSectionProps) {
  const matches = MATCHES[assessment.id]
  if (!matches) return <NoMatches />
  const top = ranked(assessment, scores)
    .slice(0, TOP)
    .flatMap(({ key, name }) => {
      const found = matches[key]
      return found ? [{ key, name, ...found }] : []
    })
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="text-lg font-medium">
        可以从这些专业看起
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        按得分最高的两个方面列出，是查找的起点，不是推荐。收藏的专业会进入报考意向。
      </p>
      {top.map(({ key, name, majors, professions }) => (
        <div key={key} className="mt-5">
          <h3 className="font-medium">{name}</h3>
          <MatchList label={`${name}：专业类`} matches={majors} kind="major" />
          <p className="mt-3 text-sm text-muted-foreground">对应的职业</p>
          <MatchList label={`${name}：职业`} matches={professions} kind="profession" />
        </div>
      ))}
    </section>
  )
}

interface MatchListProps {
  readonly label: string
  readonly matches: readonly Match[]
  readonly kind: 'major' | 'profession'
}

function MatchList({ label, matches, kind }: MatchListProps) {
  return (
    <ul aria-label={label} className="mt-1 border-t">
      {matches.map(({ code, name, to }) => (
        <li key={code} className="flex items-center justify-between gap-4 border-b">
          <PlaceLink
            to={to}
            className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
          >
            {name}
          </PlaceLink>
          <WishToggle wish={{ kind, id: code, name }} />
        </li>
      ))}
    </ul>
  )
}

function NoMatches() {
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="text-lg font-medium">
        这里不列专业
      </h2>
      <p className="mt-2 max-w-reading text-muted-foreground">
        性格和学习习惯，与适合读什么专业之间没有可靠的对应。想找专业，可以做
        <AssessmentLink id="interest">职业兴趣</AssessmentLink>或
        <AssessmentLink id="strengths">学科长处</AssessmentLink>，也可以直接去
        <PlaceLink to={{ kind: 'major-library' }} className="text-primary underline underline-offset-4">
          专业库
        </PlaceLink>
        。
      </p>
    </section>
  )
}

function AssessmentLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      to="/cepingdetail/$id"
      params={{ id }}
      preload={false}
      className="text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
