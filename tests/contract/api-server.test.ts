import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiServer } from '~/mocks/http-server'

// The server as a process of its own is tried by api-server.long.test.ts.
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zetu-api-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the API as a server', () => {
  it.each([
    ['{"credential": [],', 'state.json：不是 JSON：第 1 行第 19 个字'],
    ['{"credential": []}', '不是这个版本的模拟接口存的数据：没有 '],
    ['[]', '不是这个版本的模拟接口存的数据'],
  ])('does not start over a state that it cannot read, and leaves it: %s', async (text, words) => {
    const other = await mkdtemp(path.join(folder, 'unread-'))
    const stateFile = path.join(other, 'state.json')
    await writeFile(stateFile, text)
    await expect(createApiServer({ stateFile })).rejects.toThrow(words)
    await expect(createApiServer({ stateFile: other })).rejects.toThrow('是一个文件夹')
    expect(await readFile(stateFile, 'utf8')).toBe(text)
    expect(await readdir(other)).toEqual(['state.json'])
  })

  it.each([
    [{ scenario: '{"province": "海南",}' }, '场景不是 JSON：第 1 行第 18 个字：多了一个逗号'],
    [{ replay: 'nowhere.har' }, 'nowhere.har：没有这个文件'],
    [{ replay: 'README.md' }, 'README.md：不是 JSON：第 1 行第 1 个字'],
  ])('says where %j cannot be read', async (options, words) => {
    await expect(createApiServer(options)).rejects.toThrow(words)
  })
})
