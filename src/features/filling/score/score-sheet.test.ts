import { describe, expect, it } from 'vitest'
import { checkSheet, type Sheet, scoreSheet } from './score-sheet'

const maxOf = (sheet: Sheet | undefined) =>
  sheet && sheet.papers.reduce((sum, { max }) => sum + max, 0) + (sheet.rest?.max ?? 0)

function requireSheet(...of: Parameters<typeof scoreSheet>): Sheet {
  const sheet = scoreSheet(...of)
  if (!sheet) throw new Error('no sheet')
  return sheet
}

describe('the papers of an exam', () => {
  it.each([
    ['安徽', 2026, '物理', [4, 5, 6], 750],
    ['浙江', 2026, '综合', [4, 5, 10], 750],
    ['上海', 2026, '综合', [4, 5, 6], 660],
    ['新疆', 2026, '理科', [], 750],
  ] as const)('%s %d %s add up to the highest total', (province, year, subject, electives, total) => {
    expect(maxOf(scoreSheet(province, year, subject, electives))).toBe(total)
  })

  it('do not add up where scores are standard ones', () => {
    expect(scoreSheet('海南', 2026, '综合', [4, 5, 6])).toBeUndefined()
  })
})

describe('parts beside a total', () => {
  const anhui = requireSheet('安徽', 2026, '物理', [4, 5, 6])
  const parts = { chinese: 110, math: 120, english: 120, physics: 80, chemistry: 85, biology: 85 }

  it('say nothing while none is known, and what is missing while some are', () => {
    expect(checkSheet(anhui, {}, 600)).toBeUndefined()
    expect(checkSheet(anhui, { chinese: 110, math: 120 }, 600)).toMatchObject({
      kind: 'note',
      text: '已填的合计 230 分，还有英语、物理、化学、生物没填',
    })
  })

  it('agree, fall short with a reason, or cannot be right', () => {
    expect(checkSheet(anhui, parts, 600)).toMatchObject({ kind: 'fine', sum: 600, complete: true })
    expect(checkSheet(anhui, parts, 610)?.text).toBe(
      '各科合计 600 分，比总分少 10 分：有政策加分时会这样，否则请核对',
    )
    expect(checkSheet(anhui, parts, 590)).toMatchObject({ kind: 'problem' })
    expect(checkSheet(anhui, parts, undefined)).toMatchObject({ kind: 'note', sum: 600 })
  })

  it('leave the combined paper of the old exam what is left', () => {
    const xinjiang = requireSheet('新疆', 2026, '理科', [])
    const core = { chinese: 100, math: 110, english: 120 }
    expect(checkSheet(xinjiang, core, 530)?.text).toBe('语文、数学、英语合计 330 分，理科综合 200 分')
    expect(checkSheet(xinjiang, core, 650)).toMatchObject({ kind: 'problem' })
  })
})
