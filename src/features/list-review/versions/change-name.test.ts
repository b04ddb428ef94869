import { describe, expect, it } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { changeName } from './change-name'

describe('what made one state of another', () => {
  it('is told by rows that moved, came, went and were changed', () => {
    expect(changeName(madeItems('abcd'), madeItems('dab'))).toBe('移动 1 行 · 移除 c')
    expect(changeName(madeItems('a'), madeItems('abcd'))).toBe('加入 3 个志愿')
    expect(
      changeName(
        madeItems('ab'),
        madeItems('ab').map((item) => ({ ...item, adjust: false, majors: [] })),
      ),
    ).toBe('改了 2 行的专业 · 改了 2 行的服从')
  })

  it('is nothing for the same, and for the first', () => {
    expect(changeName(madeItems('ab'), madeItems('ab'))).toBe('内容没有变')
    expect(changeName(undefined, madeItems('ab'))).toBe('这台设备最早的一份')
  })
})
