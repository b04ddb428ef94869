import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { LucideIcon } from 'lucide-react'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Bold from 'lucide-react/icons/letter-b'
import Link2 from 'lucide-react/icons/link-2'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Quote from 'lucide-react/icons/quote'
import Redo2 from 'lucide-react/icons/redo-2'
import Table from 'lucide-react/icons/table'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { AddressRow, type Wanted } from './address-row'

interface Tool {
  readonly label: string
  readonly Icon: LucideIcon
  readonly run: (editor: Editor) => unknown
  /** Whether it holds where the cursor stands. */
  readonly isOn?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const TOOLS: readonly Tool[] = [
  {
    label: '标题',
    Icon: Heading2,
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: '小标题',
    Icon: Heading3,
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: '加粗',
    Icon: Bold,
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: '斜体',
    Icon: Italic,
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: '列表',
    Icon: List,
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: '编号列表',
    Icon: ListOrdered,
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: '引用',
    Icon: Quote,
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: '分隔线', Icon: Minus, run: (editor) => chain(editor).setHorizontalRule().run() },
  {
    label: '表格',
    Icon: Table,
    run: (editor) =>
      editor.isActive('table')
        ? chain(editor).addRowAfter().run()
        : chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { label: '撤销', Icon: Undo2, run: (editor) => chain(editor).undo().run() },
  { label: '重做', Icon: Redo2, run: (editor) => chain(editor).redo().run() },
]

const ASKING = [
  { wanted: 'link', label: '链接', Icon: Link2 },
  { wanted: 'image', label: '图片', Icon: ImagePlus },
] as const

/** What can be done with the text, in a row above it. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn?.(now) ?? false),
  })
  const [wanted, setWanted] = useState<Wanted>()
  return (
    <div role="toolbar" aria-label="正文格式" className="sticky top-0 z-10 rounded-t border-b bg-surface">
      <div className="flex flex-wrap">
        {TOOLS.map(({ label, Icon, run, isOn }, index) => (
          <ToolButton
            key={label}
            label={label}
            Icon={Icon}
            on={isOn && on[index]}
            onClick={() => run(editor)}
          />
        ))}
        {ASKING.map(({ wanted: asked, label, Icon }) => (
          <ToolButton
            key={label}
            label={label}
            Icon={Icon}
            on={wanted === asked}
            onClick={() => setWanted(wanted === asked ? undefined : asked)}
          />
        ))}
      </div>
      {wanted && (
        <AddressRow key={wanted} editor={editor} wanted={wanted} onClose={() => setWanted(undefined)} />
      )}
    </div>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly on?: boolean | undefined
  readonly onClick: () => void
}

function ToolButton({ label, Icon, on, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={onClick}
      className="grid size-11 place-items-center rounded hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:text-primary md:size-10"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
