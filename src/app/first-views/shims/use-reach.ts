import type { useReach as asked } from '~/features/school-admission/use-reach'

/**
 * Stands for `features/school-admission/use-reach` in the script of a first view: what is in reach is counted by the
 * application. Rows that are narrowed by it are drawn there too.
 */
export const useReach: typeof asked = ({ filters }) => {
  if (filters.only === 'reach') throw new Error('The rows in reach come with the application')
  return { reached: undefined, missed: undefined, passes: undefined }
}
