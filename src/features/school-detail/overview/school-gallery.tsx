import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import type { SchoolDetail } from '~/contracts/school.schemas'
import { schoolCalls } from '~/entities/school/school.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { cn } from '~/shared/ui/cn'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadViewer = async () => (await import('~/shared/ui/image-viewer')).ImageViewer

/** Pictures and films of the campus; each opens large, and from there the next and the previous one. */
export function SchoolGallery({ schoolId }: { schoolId: string }) {
  const detail = useQuery(schoolCalls.detail(schoolId))
  const images = detail.data ? picturesOf(detail.data) : []
  return (
    <Section isTitled title="校园风光" note={images.length > 0 && `${images.length} 张`}>
      <States
        of={detail}
        name="校园风光"
        pending={<Skeleton className="mt-2 h-24" />}
        isEmpty={() => images.length === 0}
        empty={<Nothing>没有收录校园图片。</Nothing>}
      >
        {() => <Pictures images={images} />}
      </States>
    </Section>
  )
}

type Picture = ReturnType<typeof picturesOf>[number]

function Pictures({ images }: { images: readonly Picture[] }) {
  const [index, setIndex] = useState<number>()
  return (
    <>
      {/* One line; on a phone it is drawn sideways. */}
      <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-6 md:px-0 print:grid print:grid-cols-3">
        {images.map((image, place) => (
          <li
            key={image.src}
            className={cn(
              'w-36 shrink-0 md:w-auto print:w-auto',
              image.type === 'video' ? 'print-hidden' : 'break-inside-avoid',
            )}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`放大${image.alt}`}
              onClick={() => setIndex(place)}
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
      {index !== undefined && (
        <LazyPart
          name="大图"
          load={loadViewer}
          pending={null}
          className="mt-3"
          props={{ images, index, onIndex: setIndex, onClose: () => setIndex(undefined) }}
        />
      )}
    </>
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
