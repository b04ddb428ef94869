import { useEffect, useState } from 'react'
import { copyText } from '~/shared/lib/browser/copy-text'
import type { Refused } from '~/shared/lib/browser/in-app'
import { dataUrlOf } from '~/shared/lib/text/data-url'
import { readableAddress } from '~/shared/lib/text/readable-address'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'

interface InAppDialogProps {
  readonly refused: Refused
  readonly onClose: () => void
}

const WAY = '点右上角的菜单，选“在浏览器打开”（有的手机写“用浏览器打开”“在默认浏览器中打开”），在那里再点一次'

/** The browser of an app keeps no file and prints nothing: a real one does, and this is the way there. */
export function InAppDialog({ refused: { app, act, picture, tryIt }, onClose }: InAppDialogProps) {
  const address = readableAddress(location.href)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{picture ? '长按图片，保存或转发' : `${app}里不能${act}`}</DialogTitle>
        <DialogDescription>
          {picture ? `长按没有反应时，${WAY}。` : `${WAY}。自己的内容要在那里登录才看得到。`}
        </DialogDescription>
        {picture && <Picture file={picture} />}
        <div className="mt-4">
          <LabelledField label="也可以把这一页的地址复制到浏览器里">
            {(control) => (
              <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
            )}
          </LabelledField>
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button
            variant="ghost"
            onClick={() => {
              onClose()
              tryIt()
            }}
          >
            仍在这里{act}
          </Button>
          <Button onClick={() => void copyText(address, '地址已复制，打开浏览器粘贴')}>复制地址</Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Picture({ file }: { file: Blob }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isStale = false
    void dataUrlOf(file).then((text) => {
      if (!isStale) setUrl(text)
    })
    return () => {
      isStale = true
    }
  }, [file])
  return (
    <div className="mt-4 max-h-80 overflow-y-auto rounded border">
      {url && <img src={url} alt="要保存的图片" className="w-full" />}
    </div>
  )
}
