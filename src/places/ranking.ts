import { isArea, isSurePlace, type Place } from '../domain/place.js';

/** What is known of a place that a text may mean, to tell how likely it is meant. */
export interface Hit {
  readonly kind: Place['kind'];
  /** 0: not known. */
  readonly population: number;
  /** The text is all of the name. */
  readonly isExact: boolean;
  /** It is not the main name: this share of it was typed. */
  readonly otherNameShare?: number | undefined;
  /** How many stores its country has. */
  readonly stores?: number | undefined;
  /** A town by another name, where a region or country is called so as well. */
  readonly isBesideArea?: boolean | undefined;
  /** A region by its own name, which no town in it has, and no large one anywhere. */
  readonly isNameItsOwn?: boolean | undefined;
}

interface Rule {
  readonly name: string;
  readonly when: (hit: Hit) => unknown;
  /** Three points are worth as much as eight times the people. */
  readonly points: (hit: Hit) => number;
}

const isOther = ({ otherNameShare }: Hit): boolean => otherNameShare !== undefined;

/** What is in favour of a place, or against it; the points are added up. */
const RULES: readonly Rule[] = [
  // More people mean it.
  {
    name: 'a large place',
    when: () => true,
    points: ({ population }) => Math.log2(100 + population),
  },
  // Its people come to this page more often.
  {
    name: 'a country with stores',
    when: ({ stores }) => stores,
    points: ({ stores = 0 }) => Math.log2(1 + stores) / 4,
  },
  // "York" is York, and not the beginning of Yorkton.
  { name: 'the whole name', when: ({ isExact }) => isExact, points: () => 4 },
  // A town has many, and nobody has in mind most of those that begin so.
  {
    name: 'the beginning of another name',
    when: (hit) => !hit.isExact && isOther(hit),
    points: ({ otherNameShare = 1 }) => -3 - 6 * (1 - otherNameShare),
  },
  // "México" may be the city too, where it is no country's or region's name.
  {
    name: 'another name, which an area has',
    when: ({ isBesideArea }) => isBesideArea,
    points: () => -2,
  },
  // Of a city and the region that bears its name the city is meant, unless it is much smaller.
  { name: 'a region or country', when: isArea, points: () => -5 },
  // Few want to see all of a country before its name is typed.
  {
    name: "the beginning of an area's name",
    when: (hit) => isArea(hit) && !hit.isExact,
    points: () => -1,
  },
  // "Wyoming", in spite of the town in Michigan.
  {
    name: 'a region whose name is its own',
    when: ({ isNameItsOwn }) => isNameItsOwn,
    points: () => 8,
  },
];

/** Of a town or region abroad: the beginning of a larger city's name at home is as likely meant. */
export const ABROAD_POINTS = -4;

/** How likely a place is meant: higher is likelier. */
export function scoreOf(hit: Hit): number {
  let score = 0;
  for (const { when, points } of RULES) if (when(hit)) score += points(hit);
  return score;
}

/** A place that may be meant, and how likely. */
export interface Candidate {
  readonly place: Place;
  readonly score: number;
}

export interface TownCandidate {
  readonly place: Place;
  readonly hit: Hit;
  /** The number of its region. */
  readonly region: number;
  /** It was found by another name than its main one. */
  readonly isOtherName: boolean;
  /** That is quite another word. */
  readonly isNickname: boolean;
}

export interface AreaCandidate {
  readonly place: Place;
  readonly hit: Hit;
  /** Its number among those of its country, where its own name was typed; else 0. */
  readonly region: number;
}

/** Of a region's people, that live in the city of its name. */
const OWN_REGION_SHARE = 0.5;
/** A region that is no wider is a city: the people of its boroughs may be counted twice. */
const CITY_METERS = 20_000;
const JUST_BELOW = 0.001;

/** Towns, regions and countries that a text names, the likeliest first. */
export function ranked(
  towns: readonly TownCandidate[],
  areas: readonly AreaCandidate[],
): Candidate[] {
  const scored = towns.map(({ place, hit, isOtherName }): Candidate => {
    const isBesideArea = areas.length > 0 && isOtherName;
    return { place, score: scoreOf({ ...hit, isBesideArea }) };
  });
  // A region goes behind a town elsewhere that is called like its part.
  const most = scored.find(({ place }) => place.isExact)?.score ?? Infinity;
  const others = areas
    .filter(({ place }) => !isLeftOut(place, towns))
    .map(({ place, hit, region }): Candidate => {
      const isNameItsOwn = region > 0 && !place.isByPart && !isBorne(place, region, towns);
      const score = scoreOf({ ...hit, isNameItsOwn });
      return { place, score: place.isByPart ? Math.min(score, most - JUST_BELOW) : score };
    });
  return [...scored, ...others].sort((a, b) => b.score - a.score);
}

/** Whether an area is none to offer beside towns of its country that are called so. */
function isLeftOut(area: Place, towns: readonly TownCandidate[]): boolean {
  const there = towns.filter(({ place }) => place.countryCode === area.countryCode);
  // Where a town has the name of a part of the region, not all of the region is meant.
  if (area.isByPart) return there.some(({ place }) => place.isExact);
  // A city that is its own region, such as Berlin, is a place to be near.
  return (
    area.kind === 'region' &&
    there.some(
      ({ place }) =>
        place.isExact === area.isExact &&
        (area.radiusMeters < CITY_METERS ||
          (place.population ?? 0) > OWN_REGION_SHARE * (area.population ?? 0)),
    )
  );
}

/** Whether a town of a region has its name, or a large town anywhere: as a word like its main one. */
const isBorne = (
  { countryCode }: Place,
  region: number,
  towns: readonly TownCandidate[],
): boolean =>
  towns.some(
    ({ place, isNickname, ...town }) =>
      place.isExact &&
      !isNickname &&
      ((place.countryCode === countryCode && town.region === region) || isSurePlace(place)),
  );
