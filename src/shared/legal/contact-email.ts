import { settings } from '~/shared/lib/browser/settings'
import { ofOperator } from './operator'

/** Where people write to: questions, corrections, personal data; the demo has an example. */
export const contactEmail = ofOperator(settings.contactEmail, 'fuwu@zetu.example')
