import { readFileSync } from 'node:fs'
import { openProblem, readJson } from '../../src/shared/lib/text/reported-json.mjs'

/**
 * The value of a file of JSON, or a sentence that names the file and why it has none.
 * @param {string} file
 * @returns {{ value: unknown, problem?: undefined } | { value?: undefined, problem: string }}
 */
export function readJsonFile(file) {
  let bytes
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return { problem: `${file}：${openProblem(error)}` }
  }
  const { value, problem } = readJson(bytes)
  return problem === undefined ? { value } : { problem: `${file}：${problem}` }
}
