import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawn, press, textIn } from '../../../tests/dom'
import { BookReader } from './book-reader'

const page = (at: number) => ({
  school: '安徽大学',
  subject: '物理',
  batch: '本科批',
  pageUrl: `https://page.invalid/${at}`,
  pageNumber: 30 + at,
})

it('S2-2.35.3 the viewer has the picture of a page, and turns to the ones before and behind', async () => {
  const turn = vi.fn()
  const readerAt = (index: number) =>
    drawn(
      <BookReader
        pages={[0, 1, 2].map(page)}
        index={index}
        numberOf={(at) => 30 + at}
        onIndex={turn}
        onClose={() => undefined}
      />,
    )
  await readerAt(1)
  const reader = screen.getByRole('dialog', { name: '第 31 页 安徽大学 物理 本科批' })
  expect(textIn(within(reader).getByRole('navigation'))).toBe('上一页 2 / 3 下一页')
  expect(within(reader).getByRole('img')).toHaveProperty('src', 'https://page.invalid/1')
  press('下一页')
  expect(turn).toHaveBeenLastCalledWith(2)
  press('上一页')
  expect(turn).toHaveBeenLastCalledWith(0)
  const locked = () =>
    ['上一页', '下一页'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  await readerAt(0)
  expect(locked()).toEqual([true, false])
  await readerAt(2)
  expect(locked()).toEqual([false, true])
})
