import { isDeepStrictEqual } from 'node:util'
import { Score } from '~/contracts/primitives'
import { scoreLookups } from '~/contracts/score-lookups'
import { type CurvePoint, type RankFilter, scoreTables } from '~/contracts/score-tables'
import { type Answers, readAnswer } from '~/shared/api/published/answers'
import { derived } from '~/shared/api/published/derived'
import { type Asked, answerName, fileFor } from '~/shared/api/published/names'
import { FILES_OF_CALLS } from './files-of-calls'
import { forEach, type Gathering } from './gather'
import { callOf, known, type Question, question } from './questions'

/**
 * Offers what follows from score tables: the place of a score, its equivalents in other years, the score of a rank.
 * For some of every province the API has to say what the product works out.
 */
export async function offerRanks(gathering: Gathering, provinces: readonly string[]): Promise<void> {
  const { api, offered, different } = gathering
  const compared = new Set<string>()
  await forEach(provinces, async (province) => {
    for (const asked of await someScores(gathering, province)) {
      const call = callOf(asked.endpoint)
      if (different.has(call)) continue
      const own = await derived(call, known(asked).asked, reader(gathering), () => undefined)
      const said = own === undefined ? undefined : await api.ask(asked, 'tables')
      // A refusal says nothing of the others.
      if (said === undefined) continue
      compared.add(call)
      if (!isDeepStrictEqual(own, plain(said))) different.add(call)
    }
  })
  for (const call of compared) if (!different.has(call)) offered.add(call)
}

/**
 * The first, the middle and the last score of the newest and the oldest table of each subject. One that nobody has is
 * added.
 */
async function someScores(gathering: Gathering, province: string): Promise<Question[]> {
  const read = reader(gathering)
  const filter = (await read(callOf(scoreTables.select), { province })) as RankFilter | undefined
  const years = Object.keys(filter?.yearSubjectBatchMap ?? {})
    .map(Number)
    .toSorted((a, b) => b - a)
  const ends = new Set([years[0], years.at(-1)].filter((year) => year !== undefined))
  const questions = [...ends].map(async (year) => {
    const subjects = Object.entries(filter?.yearSubjectBatchMap[year]?.subjectBatchMap ?? {})
    const ofSubjects = subjects.map(async ([subject, batches]) => {
      const rows = (await read(callOf(scoreTables.rows), { province, subject, year })) as
        | readonly CurvePoint[]
        | undefined
      const [first, middle, last] = [0, Math.floor((rows?.length ?? 0) / 2), -1].map((at) => rows?.at(at))
      if (!first || !middle || !last) return []
      const scores = [first.highScore, middle.score, last.score, first.highScore + 1]
      const ranks = [1, middle.highestRank, last.lowestRank].map((rank) =>
        question(scoreLookups.score, { body: { province, year, subject, rank } }),
      )
      const ofScores = scores.filter(isScore).flatMap((score) => {
        const body = { province, year, subject, score }
        return [
          question(scoreTables.segment, { body }),
          ...batches.slice(0, 1).map((batch) => question(scoreTables.segment, { body: { ...body, batch } })),
          question(scoreTables.equivalents, { body }),
        ]
      })
      return [...ofScores, ...ranks]
    })
    return (await Promise.all(ofSubjects)).flat()
  })
  return (await Promise.all(questions)).flat()
}

/** A table may begin at the highest score there is. */
const isScore = (score: number) => Score.safeParse(score).success

/** Reads answers of the files that have been gathered. */
const reader =
  ({ work }: Gathering) =>
  async (call: string, asked: Asked): Promise<unknown> => {
    const held = FILES_OF_CALLS[call]
    const file = held && 'file' in held ? fileFor(held.file, asked) : undefined
    const content = file === undefined ? undefined : await work.read(file)
    return content === undefined ? undefined : readAnswer(content as Answers, answerName({ call, asked }))
  }

/** As it comes from a file: without members that are undefined. */
const plain = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))
