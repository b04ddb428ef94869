import { useEffect, useState } from 'react'
import { notify } from '~/shared/lib/browser/notify'
import { saveFile } from '~/shared/lib/browser/save-file'
import { type DataSet, readDataSet, scenarioWith, sizeOf, writeDataSet } from '../data-set/data-set'
import { restoreSet } from '../data-set/restore-set'
import { forgetSet, keepSet, readSet, storedSetNames } from '../data-set/stored-sets'
import { MAX_NAME } from '../scenario/scenario'
import { takeSnapshot } from '../store/models'
import { addressOf } from './address'
import type { ConsoleHost } from './host'
import { Field } from './parts'

/** Under this name stands what was there before data were restored: a wrong press costs nothing. */
const BEFORE = '上次恢复以前'
const REFUSED = '这个浏览器不能保存数据（私密窗口？），可以存成文件'

/** The data of the demo world as they are now: into a file or under a name, and back from there. */
export function DataSets({ host }: { host: ConsoleHost }) {
  const [problem, setProblem] = useState<string>()
  const [name, setName] = useState('')
  const [names, setNames] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<DataSet>()
  const listStored = async () => setNames(await storedSetNames())
  useEffect(() => {
    void storedSetNames().then(setNames)
  }, [])
  const textNow = () => writeDataSet(takeSnapshot(host.backend.db.models), host.backend.scenario, new Date())

  const keepAs = async (as: string) => {
    try {
      await keepSet(as, textNow())
    } catch (error) {
      console.warn(error)
      setProblem(REFUSED)
      return false
    }
    setProblem(undefined)
    await listStored()
    return true
  }
  const keep = async () => {
    const as = name.trim().slice(0, MAX_NAME) || timeOf(new Date())
    if (!(await keepAs(as))) return
    setName('')
    notify.success(`已存为“${as}”`)
  }
  const open = async (set: DataSet) => {
    const scenario = scenarioWith(set, host.backend.scenario)
    if (!(await keepAs(BEFORE))) return
    try {
      await restoreSet(host.backend, set)
    } catch (error) {
      console.warn(error)
      setProblem(REFUSED)
      return
    }
    location.assign(addressOf(location, scenario))
  }
  const openText = (text: string | undefined) => {
    const set = text === undefined ? '这份数据已经不在了' : readDataSet(text)
    setProblem(typeof set === 'string' ? `没有恢复，现在的数据没有变。${set}` : undefined)
    return typeof set === 'string' ? undefined : set
  }
  const restoreStored = async (of: string) => {
    const set = openText(await readSet(of))
    if (set) await open(set)
  }
  const saveStored = async (of: string) => {
    const text = await readSet(of)
    if (text !== undefined) saveFile(`zetu-data-${of}.json`, text, 'application/json')
  }
  const forget = async (of: string) => {
    await forgetSet(of)
    await listStored()
  }
  return (
    <fieldset className="sets">
      <legend>存下、恢复改过的全部数据和它的场景</legend>
      <div className="bar">
        <Field name="名字">
          {(id) => (
            <input
              id={id}
              placeholder="现在的时间"
              maxLength={MAX_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <button type="button" onClick={() => void keep()}>
          存在这个浏览器
        </button>
        <button
          type="button"
          onClick={() => saveFile(`zetu-data-${timeOf(new Date())}.json`, textNow(), 'application/json')}
        >
          存成文件
        </button>
      </div>
      {names.length > 0 && (
        <ul className="planned" aria-label="存下的数据">
          {names.map((of) => (
            <li key={of}>
              <span>{of}</span>
              <button type="button" aria-label={`恢复“${of}”`} onClick={() => void restoreStored(of)}>
                恢复
              </button>
              <button type="button" aria-label={`把“${of}”存成文件`} onClick={() => void saveStored(of)}>
                存成文件
              </button>
              <button type="button" aria-label={`删除“${of}”`} onClick={() => void forget(of)}>
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field name="从文件恢复">
        {(id) => (
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              setChosen(undefined)
              void target.files?.[0]?.text().then((text) => setChosen(openText(text)))
            }}
          />
        )}
      </Field>
      {chosen && (
        <div className="chips">
          <span role="status">{wordsOf(chosen)}</span>
          <button type="button" className="main" onClick={() => void open(chosen)}>
            恢复这份数据
          </button>
        </div>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** What is in a data set, in a few words. */
function wordsOf(set: DataSet): string {
  const { people, lists, orders, all } = sizeOf(set)
  return `${timeOf(new Date(set.savedAt))} 存的，改过 ${all} 条：${people} 个人、${lists} 张志愿表、${orders} 张服务单`
}

/** A moment as part of a name, in the tester's own time. */
function timeOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${two(at.getHours())}.${two(at.getMinutes())}.${two(at.getSeconds())}`
}
