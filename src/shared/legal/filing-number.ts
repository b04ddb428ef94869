import { settings } from '~/shared/lib/browser/settings'
import { ofOperator } from './operator'

/** The number under which the site is filed (S1 §2); the demo has an example. */
export const filingNumber = ofOperator(settings.filingNumber, '皖ICP备2025000000号-1')
