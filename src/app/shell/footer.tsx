import { Link } from '@tanstack/react-router'
import { filingNumber } from '~/shared/legal/filing-number'
import { useTakenOver } from '~/shared/legal/operator'

const LINK = 'inline-flex min-h-11 items-center hover:underline md:min-h-6'

export function Footer() {
  const filed = useTakenOver(filingNumber)
  return (
    <footer className="print-hidden mt-10 md:mt-16 border-t py-8 text-sm text-muted-foreground">
      <div className="content-column flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <p>数据以省级教育考试院和高校招生章程公布为准。</p>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Link to="/about" className={LINK}>
            关于我们
          </Link>
          <span>Copyright © 2025 择途</span>
          {filed && (
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer" className={LINK}>
              {filed.text}
              {filed.isExample && '（示例）'}
            </a>
          )}
        </p>
      </div>
    </footer>
  )
}
