import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { articleTextClass } from '~/shared/ui/html-article'
import { sanitisedHtml } from '~/shared/ui/sanitised-html'
import { RichTextTools } from './rich-text-tools'

interface RichTextProps {
  readonly label: string
  /** HTML. */
  readonly value: string
  readonly onChange: (html: string) => void
}

/** The page has a heading of its own; those of an article begin below it. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
]

/** An editor of an article's text. What it gives has passed the sanitiser of the public pages. */
export function RichText({ label, value, onChange }: RichTextProps) {
  const given = useRef(value)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'min-h-96 px-4 py-2 whitespace-pre-wrap',
      },
    },
    onUpdate({ editor: changed }) {
      given.current = changed.isEmpty ? '' : sanitisedHtml(changed.getHTML())
      onChange(given.current)
    },
  })
  useEffect(() => {
    // A change from outside: the typing was thrown away.
    if (value === given.current) return
    given.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rounded border border-input bg-surface">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} className={`${articleTextClass} ${ownHeadingsClass}`} />
    </div>
  )
}

/** Readers see the levels one lower. */
const ownHeadingsClass =
  '[&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-lg [&_h2]:font-medium [&_h3]:mt-5! [&_h3]:text-base! [&_h3]:font-medium [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-primary'
