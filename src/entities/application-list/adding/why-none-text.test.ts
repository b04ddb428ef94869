import { expect, it } from 'vitest'
import { whyNoneText } from './why-none-text'

const ASKED = { province: '安徽', year: 2026, batch: '本科批', subject: '物理' }
const said = (batches: readonly string[] | undefined, requirements: readonly string[] = []) =>
  whyNoneText(ASKED, {
    batches,
    units: requirements.map((subjectRequirement) => ({ subjectRequirement })),
  })

it('names the batches in which the school recruits, where that of the list is none of them', () => {
  expect(said(['专科批'])).toBe('它 2026 年在安徽的专科批招物理考生，本科批里没有。')
  expect(said([])).toBe('它 2026 年在安徽的本科批没有招物理考生的计划。')
})

it('names what its units ask for, each once', () => {
  const asked = ['首选物理，再选化学', '首选物理，再选化学', '首选物理，再选化学和生物']
  expect(said(['本科批'], asked)).toMatch(
    /^本科批里它有 3 个可以填的，选科要求是[^；]+；[^；]+，没有和你相符的。$/,
  )
})

it('says what may be the reason until it is known', () => {
  expect(said(undefined)).toBe('本科批里没有它招你的计划，或选科不符。')
})
