import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { provinceName } from '~/rules/exam/province'
import { PROBLEMS_FILE, problemsCsv } from './problems'
import { readFolder } from './read-folder'
import { countsText, problemLines } from './reported'
import { templateOf } from './template'

const USAGE = `用法：npm run data -- <文件夹>
  检查一个文件夹里的表，说出每一处问题在哪个文件、哪一行、哪一列（docs/own-data.md）
  --strict                   有“疑”也算没有通过
  --template <省> <年份>     写一份空的表格，从它填起；--out <文件夹> 写到哪里，默认 数据

退出码：0 可以用，1 有“错”，2 看不懂命令`

const OK = 0
const WRONG = 1
const NOT_UNDERSTOOD = 2

/** Runs the command; gives its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readArguments(args)
  if (!options) {
    console.error(USAGE)
    return NOT_UNDERSTOOD
  }
  return 'template' in options ? writeTemplate(options) : check(options.folder, options.strict)
}

interface AskedCheck {
  readonly folder: string
  readonly strict: boolean
}
interface AskedTemplate {
  readonly template: string
  readonly year: number
  readonly out: string
}

function readArguments(args: readonly string[]): AskedCheck | AskedTemplate | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { strict: { type: 'boolean' }, template: { type: 'string' }, out: { type: 'string' } },
    })
    if (values.template !== undefined) {
      const year = Number(positionals[0])
      if (positionals.length !== 1 || !Number.isInteger(year) || values.strict) return undefined
      return { template: provinceName(values.template), year, out: values.out ?? '数据' }
    }
    if (values.out !== undefined) return undefined
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) return undefined
    return { folder, strict: values.strict ?? false }
  } catch {
    return undefined
  }
}

async function check(folder: string, strict: boolean): Promise<number> {
  const started = performance.now()
  let reading: Awaited<ReturnType<typeof readFolder>>
  try {
    reading = await readFolder(folder, { onProgress: (text) => console.error(text) })
  } catch (error) {
    if (!isMissing(error)) throw error
    console.error(`没有这个文件夹：${folder}`)
    return NOT_UNDERSTOOD
  }
  const { data, problems, unused } = reading
  for (const line of problemLines(problems)) console.log(line)
  if (problems.length > 0) console.log('')
  for (const line of countsText(data, problems)) console.log(line)
  for (const line of unused) console.log(`没有用的列和工作表：${line}`)
  const wrong = problems.filter(({ level }) => level === '错').length
  const doubts = problems.length - wrong
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`错 ${wrong} 处，疑 ${doubts} 处；用时 ${seconds} 秒`)
  if (problems.length > 0) console.log(`每一处都写在 ${await writeProblems(folder, problemsCsv(problems))}`)
  return wrong > 0 || (strict && doubts > 0) ? WRONG : OK
}

async function writeTemplate({ template: province, year, out }: AskedTemplate): Promise<number> {
  const workbook = await templateOf(province, year)
  if (!workbook) {
    console.error(`没有“${province}”这个省`)
    return NOT_UNDERSTOOD
  }
  const file = path.join(out, province, `${province}${year}.xlsx`)
  // Somebody's work of an hour may stand in it.
  if (await exists(file)) {
    console.error(`${file} 已经有了，没有动它`)
    return NOT_UNDERSTOOD
  }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, workbook)
  console.log(`写好了 ${file}；填好以后运行 npm run data -- ${out}`)
  return OK
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}

/** Beside the tables, or where the command runs when that folder cannot be written. */
async function writeProblems(folder: string, text: string): Promise<string> {
  const beside = path.join(folder, PROBLEMS_FILE)
  try {
    await writeFile(beside, text)
    return beside
  } catch {
    await writeFile(PROBLEMS_FILE, text)
    return path.resolve(PROBLEMS_FILE)
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
