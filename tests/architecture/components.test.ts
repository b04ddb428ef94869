import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import settings from '../../components.json'

/** What shadcn/ui exports from the files whose names ours have, without what is no part on the screen. */
const PARTS: Readonly<Record<string, string>> = {
  button: 'Button',
  dialog:
    'Dialog DialogClose DialogContent DialogDescription DialogFooter DialogHeader DialogOverlay DialogPortal DialogTitle DialogTrigger',
  field:
    'Field FieldContent FieldDescription FieldError FieldGroup FieldLabel FieldLegend FieldSeparator FieldSet FieldTitle',
  input: 'Input',
  'native-select': 'NativeSelect NativeSelectOptGroup NativeSelectOption',
  popover: 'Popover PopoverAnchor PopoverContent PopoverTrigger',
  sheet: 'Sheet SheetClose SheetContent SheetDescription SheetFooter SheetHeader SheetTitle SheetTrigger',
  skeleton: 'Skeleton',
  table: 'Table TableBody TableCaption TableCell TableFooter TableHead TableHeader TableRow',
  tabs: 'Tabs TabsContent TabsList TabsTrigger',
  textarea: 'Textarea',
}

/** Parts that draw nothing of their own. */
const WITHOUT_ELEMENT = new Set(['Dialog', 'Popover', 'Sheet'])

describe('components that are named like those of shadcn/ui', () => {
  it.each(Object.entries(PARTS))('%s exports its names, each marked with its slot', (file, names) => {
    const text = readFileSync(`src/shared/ui/${file}.tsx`, 'utf8')
    const ours = [...text.matchAll(/export (?:function|const) ([A-Z]\w*)/g)].flatMap(([, name]) => name ?? [])
    expect(ours.filter((name) => !names.split(' ').includes(name))).toEqual([])
    const unmarked = ours.filter((name) => !WITHOUT_ELEMENT.has(name) && !text.includes(slotOf(name)))
    expect(unmarked).toEqual([])
  })

  it('are added where components.json says', () => {
    const { css, config } = settings.tailwind
    const folders = Object.values(settings.aliases).map((alias) => alias.replace('~', 'src'))
    const missing = [css, config, ...folders].filter((file) => !existsSync(file) && !existsSync(`${file}.ts`))
    expect(missing).toEqual([])
  })
})

/** `TableHead` → `data-slot="table-head"`. */
function slotOf(name: string): string {
  return `data-slot="${name.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}"`
}
