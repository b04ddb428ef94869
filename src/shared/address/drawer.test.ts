import { describe, expect, it } from 'vitest'
import { drawerClosed, saidInDrawer, saidOnPage } from './drawer'

describe('what is said of the reader', () => {
  const search = { province: '安徽', rank: 24000, score: 600, lib: 'rank-line', 'lib.subject': '历史' }

  it('is province, subject and rank, in the drawer’s keys', () => {
    expect(saidOnPage(search)).toEqual({ 'lib.province': '安徽', 'lib.rank': '24000' })
    expect(saidInDrawer(search)).toEqual({ 'lib.subject': '历史' })
  })

  it('stays on the page when the drawer is closed, which is said by name', () => {
    const closed = drawerClosed(search)
    expect(closed).toEqual({ province: '安徽', rank: 24000, score: 600, lib: undefined })
    expect('lib' in closed).toBe(true)
  })
})
