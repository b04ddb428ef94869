import { type ComponentType, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SHEETS, type SheetName } from '../scenario/words'
import { addressOf } from './address'
import { alterations, refusedText } from './alterations'
import { CallsSheet } from './calls-sheet'
import { ChecksSheet } from './checks-sheet'
import type { ConsoleHost } from './host'
import { handOn, useCalls, useRefused, useScenario } from './parts'
import { endReplay } from './replay-section'
import { ReportSheet } from './report-sheet'
import { ScenarioSheet } from './scenario-sheet'
import { StoreSheet } from './store-sheet'

const TITLES: Readonly<Record<SheetName, string>> = {
  scenario: '场景',
  calls: '接口',
  store: '数据',
  checks: '检查',
  report: '记录',
}

const SHEET: Readonly<Record<SheetName, ComponentType<{ host: ConsoleHost }>>> = {
  scenario: ScenarioSheet,
  calls: CallsSheet,
  store: StoreSheet,
  checks: ChecksSheet,
  report: ReportSheet,
}

export interface DrawerOptions {
  readonly host: ConsoleHost
  readonly sheet: SheetName
  readonly onSheet: (sheet: SheetName) => void
  readonly onClose: () => void
}

/** Draws the console in a tree of its own. Gives its end. */
export function openDrawer(place: HTMLElement, options: DrawerOptions): () => void {
  const root = createRoot(place)
  root.render(<Drawer {...options} />)
  return () => root.unmount()
}

function Drawer({ host, sheet, onSheet, onClose }: DrawerOptions) {
  const [current, setCurrent] = useState(sheet)
  const [isLeft, setIsLeft] = useState(false)
  const Sheet = SHEET[current]
  const show = (next: SheetName) => {
    setCurrent(next)
    onSheet(next)
  }
  return (
    <section className={isLeft ? 'drawer left' : 'drawer'} aria-label="测试台">
      <header>
        <strong>测试台</strong>
        <CopyLink host={host} />
        <button type="button" title="换到另一边" onClick={() => setIsLeft(!isLeft)}>
          ⇄
        </button>
        <button type="button" aria-label="关闭测试台" title="关闭（Ctrl+Shift+Q）" onClick={onClose}>
          ✕
        </button>
      </header>
      <div className="tabs" role="tablist" aria-label="页签">
        {SHEETS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === current}
            onClick={() => show(name)}
          >
            {TITLES[name]}
          </button>
        ))}
      </div>
      <Altered host={host} />
      <div className="sheet" role="tabpanel" aria-label={TITLES[current]}>
        <Sheet host={host} />
      </div>
    </section>
  )
}

/** The page as it is, for a ticket. */
function CopyLink({ host }: { host: ConsoleHost }) {
  const copy = () => handOn(`${location.origin}${addressOf(location, host.backend.scenario)}`, '链接')
  return (
    <button type="button" className="push" onClick={() => void copy()}>
      复制链接
    </button>
  )
}

/** What is other than usual in the page that is open. */
function Altered({ host }: { host: ConsoleHost }) {
  const scenario = useScenario(host)
  const refused = refusedText(useRefused(host))
  useCalls(host)
  const altered = alterations(scenario, host.backend.hits)
  return (
    <p className="altered-line">
      {refused.map((text) => (
        <strong key={text} className="refused">
          {text}
        </strong>
      ))}
      {altered.length === 0
        ? refused.length === 0 && '没有改动：演示数据和现在的时间'
        : altered.map((text) => <mark key={text}>{text}</mark>)}
      {scenario.replay !== undefined && (
        <button type="button" onClick={() => void endReplay(scenario)}>
          结束回放
        </button>
      )}
    </p>
  )
}
