/** Callers that stand outside the domain still ask for the chance under its first address. */
export {
  admissionChance,
  type Chance,
  type ChanceQuery,
  type PastLine,
  TIER_FROM,
  type Tier,
  tierOf,
} from './chance/admission-chance'
