import { Play } from 'lucide-react'
import { useState } from 'react'
import type { SchoolDetail } from '~/contracts/school.schemas'
import { notify } from '~/shared/lib/notify'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { Nothing, Section } from './section'

const loadViewer = async () => (await import('~/shared/ui/image-viewer')).ImageViewer

/** Pictures and films of the campus; each opens large, and from there the next and the previous one. */
export function SchoolGallery({ detail }: { detail: SchoolDetail }) {
  const images = picturesOf(detail)
  const [index, setIndex] = useState<number>()
  const { Part: Viewer, failed } = useLazyPart(index !== undefined, loadViewer)
  const open = (chosen: number) => {
    if (failed) notify.error('大图打开失败，请刷新页面后重试')
    else setIndex(chosen)
  }
  return (
    <Section title="校园风光" note={images.length > 0 && `${images.length} 张`}>
      {images.length === 0 ? (
        <Nothing>没有收录校园图片。</Nothing>
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {images.map((image, place) => (
            <li key={image.src}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`放大${image.alt}`}
                onClick={() => open(place)}
                className="relative block aspect-3/2 w-full overflow-hidden rounded bg-muted"
              >
                {image.type === 'video' ? (
                  <Play aria-hidden className="absolute inset-0 m-auto size-8 text-muted-foreground" />
                ) : (
                  <img
                    src={image.src}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    referrerPolicy="no-referrer"
                    className="size-full object-cover"
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {index !== undefined && Viewer && (
        <Viewer images={images} index={index} onIndex={setIndex} onClose={() => setIndex(undefined)} />
      )}
    </Section>
  )
}

function picturesOf({ schoolName, campusSceneryMedia, mainImageUrl, schoolPicUrl }: SchoolDetail) {
  const scenery = campusSceneryMedia ?? []
  // Without a gallery the pictures of its head stand in for it.
  const media =
    scenery.length > 0 ? scenery : [mainImageUrl, schoolPicUrl].map((url) => ({ url, type: 'image' }))
  const seen = new Set<string>()
  return media.flatMap(({ url, type }) => {
    if (!url || seen.has(url)) return []
    seen.add(url)
    const video = type === 'video'
    return [
      {
        src: url,
        alt: `${schoolName}校园${video ? '视频' : '图片'} ${seen.size}`,
        type: video ? ('video' as const) : ('image' as const),
      },
    ]
  })
}
