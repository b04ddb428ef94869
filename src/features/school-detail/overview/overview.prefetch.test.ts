import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { planCalls } from '~/entities/admission/plan.calls'
import { provinceCalls } from '~/entities/province/province.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { startAfresh } from '~/shared/lazy/mounted'
import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { prefetchOverview } from './overview.prefetch'

const SCHOOL = '10001'
const OWN = { province: '安徽', subject: '物理' }
const COURSE = { course: ['物理', '历史'], batches: ['本科批'] }
const RULES = [
  { year: 2025, ...COURSE },
  { year: 2024, ...COURSE },
]

afterEach(() => setClock())

/** The keys of all that the overview asks for on a day. */
async function askedOn(day: string): Promise<unknown[]> {
  setClock(clockFrom(new Date(`${day}T12:00:00`)))
  startAfresh()
  const client = new QueryClient()
  const asked: unknown[] = []
  vi.spyOn(client, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    asked.push(queryKey)
    const isRules = JSON.stringify(queryKey) === JSON.stringify(provinceCalls.rules(OWN.province).queryKey)
    return isRules ? RULES : undefined
  })
  prefetchOverview(client, SCHOOL, { subject: OWN.subject })
  await vi.waitFor(() => expect(asked).toContainEqual(lines(2025)))
  return asked
}

const lines = (year: number) => schoolCalls.linesOfYear(SCHOOL, { ...OWN, year }).queryKey
const plan = (year: number) =>
  planCalls.ofMajors(SCHOOL, { ...OWN, year, batch: undefined, electives: [] }).queryKey

it('asks for the plan that is printed, as the page does', async () => {
  const spring = await askedOn('2026-03-01')
  expect(spring).toContainEqual(plan(2025))
  expect(spring).not.toContainEqual(plan(2026))
  expect(await askedOn('2026-06-24')).toContainEqual(plan(2026))
})

it('asks for the years beside the newest at once, where the subject was sat', async () => {
  const asked = await askedOn('2026-06-24')
  expect(asked).toContainEqual(lines(2024))
  expect(asked).not.toContainEqual(lines(2023))
})
