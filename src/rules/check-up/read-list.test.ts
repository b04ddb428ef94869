import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList } from './read-list'

const row = (other: object = {}) => ({ school: '安徽大学', lines: [{ year: 2025, rank: 21_029 }], ...other })
const list = (other: object = {}) => ({
  province: '安徽',
  year: 2026,
  subject: '物理',
  student: { rank: 25_818 },
  rows: [row()],
  ...other,
})

describe('reading a list', () => {
  it('takes the least there is, ignores what it does not know, and 物理类 for 物理', () => {
    expect(readList(list({ mood: '紧张' })).errors).toBeUndefined()
    expect(readList(list({ subject: '物理类' })).list?.subject).toBe('物理')
  })

  it.each([
    [
      { rows: [row(), row(), row(), row({ lines: [{ year: 2025, rank: 0 }] })] },
      'rows[3].lines[0].rank：应为正整数',
    ],
    [{ rows: [row({ lines: [{ year: 2025, rank: '21029' }] })] }, 'rows[0].lines[0].rank：应为正整数'],
    [{ rows: [row({ lines: [{ year: 2025, rank: 2.5 }] })] }, 'rows[0].lines[0].rank：应为正整数'],
    [{ student: {} }, 'student.rank：应为正整数'],
    [{ student: undefined }, 'student：缺少，应为对象'],
    [{ rows: [] }, 'rows：不能为空'],
    [{ rows: [row({ school: 5 })] }, 'rows[0].school：应为文字'],
    [{ rows: [row({ adjust: '是' })] }, 'rows[0].adjust：应为 true 或 false'],
    [{ student: { rank: 1, colour: '红' } }, 'student.colour：应为 正常、色弱、色盲 之一'],
    [{ province: '火星省' }, 'province：没有这个省份，应为简称，如 安徽、内蒙古'],
    [{ subject: '体育' }, 'subject：应为 物理、历史、综合、理科、文科 之一'],
    [{ year: 1999 }, 'year：不应小于 2000'],
  ])('%j: %s', (other, error) => {
    expect(readList(list(other)).errors).toContain(error)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readList(value).errors?.length).toBeGreaterThan(0)
      }),
      { seed: 4 },
    )
  })
})
