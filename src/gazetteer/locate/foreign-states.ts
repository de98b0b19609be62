import { nameKey } from '../names/name-key.js';

/**
 * Countries whose towns have each other's names, and whose states are all known. There, a state
 * that does not fit means that the town is in another country.
 */
const BINDING = 'AU CA US';
/** The states and provinces that most often come with another country's name. */
const CODES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn ' +
  'tx ut vt va wa wv wi wy ab bc mb nb nl ns on pe qc sk nsw qld vic tas';
const NAMES =
  /^(?:alberta|britishcolumbia|manitoba|newbrunswick|novascotia|ontario|quebec|saskatchewan|texas|california|florida)$/;

/**
 * Whether towns outside of a state can't be meant, since the address is then in another country.
 */
export function isBinding(countryCode: string, state: string, isKnown: boolean): boolean {
  if (BINDING.includes(countryCode) && (isKnown || /^[A-Z]{2,3}$/.test(state))) return true;
  const key = nameKey(state);
  return !isKnown && (CODES.split(' ').includes(key) || NAMES.test(key));
}
