import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { Button } from '~/shared/ui/button'
import { imageAddress, linkAddress, siteBase } from '~/shared/ui/html-policy'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'

export type Wanted = 'link' | 'image'

interface AddressRowProps {
  readonly editor: Editor
  readonly wanted: Wanted
  readonly onClose: () => void
}

/** Readers load no picture of another site (README). */
const REFUSED = {
  link: '请填写以 https:// 开头的地址',
  image: '只能用本站 /assets/ 里的图片，别处的图片请加链接',
}

/** Asks for the address of a link or a picture. What readers could not open is refused here. */
export function AddressRow({ editor, wanted, onClose }: AddressRowProps) {
  const isLink = wanted === 'link'
  const linked: unknown = isLink ? editor.getAttributes('link').href : undefined
  const [text, setText] = useState(typeof linked === 'string' ? linked : '')
  const [alt, setAlt] = useState('')
  const [refused, setRefused] = useState(false)
  const set = () => {
    const address = isLink ? linkAddress(text) : imageAddress(text, siteBase())
    if (address === undefined) return setRefused(true)
    if (isLink) setLink(editor, address)
    else editor.chain().focus().setImage({ src: address, alt }).run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (isImeKey(event)) return
    // The row stands inside the form of the article, which Enter would send.
    if (event.key === 'Enter') {
      event.preventDefault()
      set()
    } else if (event.key === 'Escape') onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside
    <div onKeyDown={press} className="flex flex-wrap items-start gap-3 border-t px-3 py-2">
      <LabelledField
        label={isLink ? '链接地址' : '图片地址'}
        error={refused ? REFUSED[wanted] : undefined}
        className="min-w-60 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            value={text}
            placeholder={isLink ? 'https://' : '/assets/'}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </LabelledField>
      {!isLink && (
        <LabelledField label="图片说明" className="min-w-40 flex-1">
          {(control) => (
            <Input {...control} value={alt} maxLength={80} onChange={(event) => setAlt(event.target.value)} />
          )}
        </LabelledField>
      )}
      <div className="flex gap-2 self-end">
        <Button size="sm" onClick={set}>
          {isLink ? '加链接' : '插入图片'}
        </Button>
        {linked !== undefined && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            去掉链接
          </Button>
        )}
      </div>
    </div>
  )
}

/** Links what is selected; with nothing selected the address itself is written. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection
  const at = editor.chain().focus()
  if (empty && !editor.isActive('link')) {
    at.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else at.extendMarkRange('link').setLink({ href }).run()
}
