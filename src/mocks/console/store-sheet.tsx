import { useState } from 'react'
import { ROLES } from '~/contracts/reference'
import { RESET } from '../scenario/words'
import { addressOf } from './address'
import { DataSets } from './data-sets'
import type { ConsoleHost } from './host'
import { Select } from './parts'
import { RecordEditor } from './record-editor'
import { becoming, KIND_TITLES, rowsOf, SHOWN_KINDS, type ShownKind, type StoreRow } from './store-rows'

/** Rows of a table that anybody reads; who looks for another one filters. */
const MOST_ROWS = 60

/** The people, lists and orders of the demo world as they are now. */
export function StoreSheet({ host }: { host: ConsoleHost }) {
  const [kind, setKind] = useState<ShownKind>('account')
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  // What the product writes beside is read anew with the next press.
  const [version, setVersion] = useState(0)
  const rows = rowsOf(host.backend.db, kind).filter(({ text }) => text.includes(words))
  const choose = (next: string) => {
    setKind(SHOWN_KINDS.find((each) => each === next) ?? 'account')
    setOpen(undefined)
  }
  const reset = () => {
    const address = addressOf(location, host.backend.scenario)
    location.assign(address.replace('?', `?${RESET}&`))
  }
  return (
    <>
      <DataSets host={host} />
      <div className="bar">
        <input
          type="search"
          aria-label="筛选数据"
          placeholder="姓名、编号、省份"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          name="数据"
          value={kind}
          options={SHOWN_KINDS.map((value) => ({ value: value as string, text: KIND_TITLES[value] }))}
          onChange={choose}
        />
        <button type="button" onClick={() => setVersion(version + 1)}>
          重读
        </button>
      </div>
      <p className="faint">
        {rows.length} 条{rows.length > MOST_ROWS && `，只列前 ${MOST_ROWS} 条`}
      </p>
      <ul className="rows">
        {rows.slice(0, MOST_ROWS).map((row) => (
          <li key={row.id}>
            <StoreLine
              row={row}
              isOpen={open === row.id}
              onToggle={() => setOpen(open === row.id ? undefined : row.id)}
            />
            {open === row.id && (
              <div className="details">
                <Become host={host} row={row} />
                <RecordEditor key={version} host={host} kind={kind} id={row.id} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <footer>
        <button type="button" className="main" onClick={() => location.reload()}>
          重新打开页面
        </button>
        {isAsked ? (
          <button type="button" className="push bad" onClick={reset}>
            忘掉在这个浏览器里改过的全部数据
          </button>
        ) : (
          <button type="button" className="push" onClick={() => setIsAsked(true)}>
            还原数据…
          </button>
        )}
      </footer>
    </>
  )
}

interface LineProps {
  readonly row: StoreRow
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function StoreLine({ row: { id, title, facts }, isOpen, onToggle }: LineProps) {
  return (
    <button type="button" className="row" aria-expanded={isOpen} onClick={onToggle}>
      <span className="method">{id}</span>
      <span>{title}</span>
      <span className="marks faint">{facts.join(' · ')}</span>
    </button>
  )
}

/** Opens the page as the person of a row. */
function Become({ host, row }: { host: ConsoleHost; row: StoreRow }) {
  const { personId, roleId } = row
  if (personId === undefined) return null
  const scenario = becoming(host.backend.scenario, personId)
  const become = () => location.assign(addressOf(location, scenario))
  return (
    <button type="button" className="main" onClick={become}>
      成为这个{roleId === ROLES.student ? '学生' : '人'}
    </button>
  )
}
