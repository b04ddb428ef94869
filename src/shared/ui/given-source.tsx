import { useState, useSyncExternalStore } from 'react'
import { onOwnFiles, ownFiles, ownFilesOf, ownSourceText } from '~/shared/lib/browser/own-sources'

/** A figure of the page and the row that it stands in. */
export interface SourcedFigure {
  readonly label: string
  readonly source?: { readonly file: number; readonly row: number } | undefined
}

interface GivenSourceProps {
  readonly source: string
  readonly figures?: readonly SourcedFigure[] | undefined
}

/** Most rows that are named at once. */
const MOST_ROWS = 60

/** Who says the figures of the site's own tables; a press names the files and the rows. */
export function GivenSource({ source, figures = [] }: GivenSourceProps) {
  const files = useSyncExternalStore(onOwnFiles, ownFiles, ownFiles)
  const [isOpen, setOpen] = useState(false)
  const own = ownFilesOf(source)
  if (own.length === 0) return <p>来源：{source}。</p>
  const rows = figures.flatMap(({ label, source: at }) => (at ? [{ label, at }] : []))
  return (
    <>
      <p>
        来源：{ownSourceText(source)}。{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6 print:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '看文件和行'}
        </button>
      </p>
      {isOpen && (
        <ul aria-label="文件和行" className="mt-1 grid gap-1">
          {own.map(({ path, sheet, sha256, taken, by, address }) => (
            <li key={`${path} ${sheet ?? ''}`}>
              {[path, sheet].filter(Boolean).join(' ')}，SHA-256 {sha256.slice(0, 12)}
              {taken && `，${taken} 取得`}
              {by && `，经手人 ${by}`}
              {address && (
                <>
                  ，
                  <a href={address} rel="noreferrer" target="_blank" className="underline">
                    公告
                  </a>
                </>
              )}
            </li>
          ))}
          {rows.slice(0, MOST_ROWS).map(({ label, at }) => (
            <li key={`${label} ${at.file} ${at.row}`}>
              {label}：{files[at.file]?.path} 第 {at.row} 行
            </li>
          ))}
          {rows.length > MOST_ROWS && <li>其余 {rows.length - MOST_ROWS} 个数在同样的文件里。</li>}
        </ul>
      )}
    </>
  )
}
