import { PlaceLink } from '~/entities/place/place-link'
import { buttonVariants } from '~/shared/ui/button'
import { BrochureArticle } from './brochure-article'

/** One brochure on its own, as a link from elsewhere opens it. */
export function BrochurePage({ id }: { id: string }) {
  return (
    <div className="content-column py-6 md:py-10">
      <BrochureArticle
        key={id}
        guideId={id}
        heading="page"
        owner={({ schoolId, schoolName }) =>
          schoolName && (schoolId ? <Owner id={schoolId} name={schoolName} /> : <span>{schoolName}</span>)
        }
        wayOut={
          <PlaceLink to={{ kind: 'school-library' }} className={buttonVariants()}>
            去院校库查找
          </PlaceLink>
        }
      />
    </div>
  )
}

function Owner({ id, name }: { id: string; name: string }) {
  const className = 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline'
  return (
    <>
      <PlaceLink to={{ kind: 'school', id }} className={className}>
        {name}
      </PlaceLink>
      <PlaceLink to={{ kind: 'school', id, tab: 'brochures' }} className={className}>
        全部招生简章
      </PlaceLink>
    </>
  )
}
