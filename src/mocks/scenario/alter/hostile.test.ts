import { describe, expect, it } from 'vitest'
import { brochures } from '~/contracts/brochures'
import { schoolDetail } from '~/contracts/school-detail'
import { hostile } from './hostile'
import { HOSTILE_HTML } from './hostile-html'

describe('hostile answers', () => {
  it('are at least eighty, all different', () => {
    expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length)
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(80)
  })

  it('replace the article of a record and nothing else', () => {
    const guide = { id: '1', title: '招生章程', createTime: '2026-05-01', content: '<p>正文</p>' }
    const answer = hostile(brochures.detail.payload, guide)
    expect(answer).toEqual({ ...guide, content: HOSTILE_HTML.join('\n') })
    expect(brochures.detail.payload.safeParse(answer).success).toBe(true)
  })

  it('make a list of articles one of as many', () => {
    const reports = [{ id: '1', title: '报告', year: 2022, content: '<p>正文</p>' }]
    const answer = hostile(schoolDetail.reports.payload, reports)
    expect(answer).toHaveLength(HOSTILE_HTML.length)
    expect(schoolDetail.reports.payload.safeParse(answer).success).toBe(true)
  })

  it('leave what has no article as it is', () => {
    const list = {
      records: [{ id: '1', title: '章程', createTime: '2026-05-01' }],
      total: 1,
      current: 1,
      size: 10,
    }
    expect(hostile(brochures.ofSchool.payload, list)).toEqual(list)
  })
})
