import { describe, expect, it } from 'vitest'
import { mailAddress, phoneAddress, websiteAddress, websiteName } from './contact-links'

describe('ways to reach a school', () => {
  it('S2-2.11 takes web addresses, with or without a scheme', () => {
    expect(websiteAddress('https://www.ustc.edu.cn/')).toBe('https://www.ustc.edu.cn/')
    expect(websiteAddress(' www.ahu.edu.cn/zs ')).toBe('https://www.ahu.edu.cn/zs')
    expect(websiteName('https://www.ustc.edu.cn/')).toBe('www.ustc.edu.cn')
  })

  it('takes nothing else for a link', () => {
    for (const text of [
      'javascript:alert(1)',
      'javascript://a.b/%0aalert(1)',
      'data:text/html,x',
      'ftp://a.edu.cn',
      'https://ustc.edu.cn@evil.example',
      '暂无',
      '',
    ]) {
      expect(websiteAddress(text), text).toBeUndefined()
    }
  })

  it('dials the first number of a text', () => {
    expect(phoneAddress('400-000-1234（示例）')).toBe('tel:4000001234')
    expect(phoneAddress('招生办 0551-63602249、63607710')).toBe('tel:055163602249')
    expect(phoneAddress('+86 551 63602249')).toBe('tel:+8655163602249')
    expect(phoneAddress('见官网')).toBeUndefined()
    expect(phoneAddress('8 号楼')).toBeUndefined()
  })

  it('writes to plain addresses only', () => {
    expect(mailAddress('zs@ahu.edu.cn')).toBe('mailto:zs@ahu.edu.cn')
    expect(mailAddress('zs@ahu.edu.cn?bcc=a@b.c')).toBeUndefined()
    expect(mailAddress('zs(at)ahu.edu.cn')).toBeUndefined()
  })
})
