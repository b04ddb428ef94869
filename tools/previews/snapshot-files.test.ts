import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT_VERSION } from '~/contracts/version'
import { openSnapshot } from './snapshot-files'
import { takeTinySnapshot } from './tiny-snapshot'

/** A busy machine takes its time. */
const PATIENCE_MS = 120_000

let dir = ''
let folder = ''
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'zetu-previews-'))
  await takeTinySnapshot(dir, 4, ['provinces'])
  folder = readdirSync(dir).find((name) => /^\d/.test(name)) ?? ''
}, PATIENCE_MS)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('opens a snapshot that is whole', async () => {
  expect(await openSnapshot(dir)).toMatchObject({ isDemo: true })
})

it.each([
  [
    'of another contract',
    'latest.json',
    `"contract":"${CONTRACT_VERSION}"`,
    '"contract":"9.0.0"',
    /latest\.json：contract 是 9\.0\.0/,
  ],
  ['of another form', 'latest.json', '"format":1', '"format":7', /latest\.json：format 是 7，应是 1/],
  [
    'that is old',
    'latest.json',
    /"until":"[^"]+"/,
    '"until":"2020-01-01T00:00:00Z"',
    /latest\.json：until 是 2020-01-01/,
  ],
  ['that is no JSON', 'latest.json', /\}$/, '', /latest\.json：不是 JSON/],
  ['with a changed file', '*/start.json', /"provinceName":"./, '"provinceName":"某', /start\.json：sha256/],
  [
    'with a file cut short',
    '*/start.json',
    /.{40}$/,
    '',
    /start\.json：bytes 是 \d+，manifest\.json 里是 \d+/,
  ],
  ['that does not say of which world', '*/manifest.json', '"demo":true,', '', /manifest\.json：没有 demo/],
] as const)('refuses one %s, and says which file and field', async (_, name, from, to, said) => {
  const file = path.join(dir, name.replace('*', folder))
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  await expect(openSnapshot(dir)).rejects.toThrow(said)
  writeFileSync(file, text)
})

it('refuses one that was uploaded in half', async () => {
  for (const name of ['start.json', 'manifest.json']) {
    const file = path.join(dir, folder, name)
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    await expect(openSnapshot(dir)).rejects.toThrow(`${file}：没有这个文件`)
    writeFileSync(file, text)
  }
})
