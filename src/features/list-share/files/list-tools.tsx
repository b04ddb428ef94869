import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { useOnce } from '~/shared/api/use-once'
import { printPage } from '~/shared/lazy/print-page'
import { Button, buttonVariants } from '~/shared/ui/button'
import type { SharePanelProps } from '../share/share-panel'
import { DialogButton } from './dialog-button'
import { downloadFile, LIST_FILES, type ListFile } from './download'

const loadShare = async () => (await import('../share/share-dialog')).ShareDialog
const loadImport = async () => (await import('../import/import-dialog')).ImportDialog

interface ListToolsProps extends Pick<SharePanelProps, 'list' | 'form' | 'tiers'> {
  readonly editor: SavedListEditor
  readonly shownUnits: KnownUnits
  readonly editable: boolean
}

/** What can be taken away from a list: its files, its sheet on paper, its link. */
export function ListTools({ list, form, tiers, editor, shownUnits, editable }: ListToolsProps) {
  const { id, name } = list
  // A file is made from what the server has.
  const { items, isSaved } = editor
  const isEmpty = items.length === 0
  return (
    // Two lines of three on a phone, each as wide as the other: none is cut, and none hidden beside the screen.
    <div className="print-hidden mt-3 grid grid-cols-3 items-start gap-2 max-md:[&_svg]:hidden max-md:[&_:is(a,button)]:w-full max-md:[&_:is(a,button)]:px-1! md:flex md:flex-wrap">
      <DownloadButton file="excel" {...{ id, name, isSaved }} />
      <DownloadButton file="schools" {...{ id, name, isSaved }} />
      <Button variant="outline" size="sm" onClick={printPage}>
        <Printer aria-hidden />
        打印签字
      </Button>
      <DialogButton
        icon={Share2}
        load={loadShare}
        isOff={isEmpty}
        props={{ list, items, form, tiers, units: shownUnits }}
      >
        分享链接
      </DialogButton>
      {!isEmpty && (
        <Link
          to="/volunteerEntry/$preferenceId"
          params={{ preferenceId: id }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Keyboard aria-hidden />
          录入伴侣
        </Link>
      )}
      {editable && (
        <DialogButton icon={Upload} load={loadImport} props={{ list, form, editor }}>
          导入
        </DialogButton>
      )}
    </div>
  )
}

interface DownloadButtonProps {
  readonly isSaved: boolean
  readonly id: string
  readonly name: string
  readonly file: ListFile
}

function DownloadButton({ file, id, name, isSaved }: DownloadButtonProps) {
  const { label } = LIST_FILES[file]
  const [failure, setFailure] = useState<string>()
  const download = useOnce({ name: ['file of a list', file], run: downloadFile, onDone: setFailure })
  const waits = download.isPending || !isSaved
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={waits}
        title={isSaved ? undefined : '修改保存好以后再导出'}
        onClick={() => !waits && download.start({ id, name, file })}
      >
        <Download aria-hidden />
        {download.isPending ? `${label}：生成中` : label}
      </Button>
      {failure !== undefined && !download.isPending && (
        <p role="alert" className="mt-1 max-w-60 text-sm text-destructive">
          {label}没有成功：{failure}。志愿表没有受影响，可以再点一次。
        </p>
      )}
    </div>
  )
}
