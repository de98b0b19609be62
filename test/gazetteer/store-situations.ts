/** As a store's listing gives them. */
export type Address = readonly [country: string, state: string, city: string, zip: string];

/** Situations, an address in each, where it is, and how near a pin must come (metres). */
export const placed: readonly [string, Address, [number, number], number][] = [
  [
    'a postal code of a length that the country does not use is no code',
    ['United States', 'IL', 'Chicago', '606'],
    [41.85, -87.65],
    5_000,
  ],
  [
    'zeros that a spreadsheet dropped are put back',
    ['United States', 'MA', 'Boston', '2116'],
    [42.35, -71.076],
    3_000,
  ],
  [
    'a nine-digit code is its first five',
    ['United States', 'IL', 'Macomb', '61455-1234'],
    [40.46, -90.67],
    8_000,
  ],
  [
    'a large town far from its postal code is believed',
    ['United States', 'TX', 'Brownsville', '78501'],
    [25.93, -97.48],
    5_000,
  ],
  [
    'a small town far from its postal code is not',
    ['United States', 'CA', 'Mission Hills', '91345'],
    [34.27, -118.46],
    5_000,
  ],
  [
    'a town that no list has leaves the postal code',
    ['United States', 'CA', 'Nowhereville', '90210'],
    [34.1, -118.41],
    4_000,
  ],
  [
    'a state tells towns of one name apart',
    ['United States', 'ME', 'Portland', ''],
    [43.66, -70.26],
    5_000,
  ],
  ['so does a state in full', ['United States', 'Oregon', 'Portland', ''], [45.52, -122.68], 5_000],
  [
    'a retired postal code falls back to the town',
    ['United States', 'FL', 'Naples', '33939'],
    [26.14, -81.79],
    15_000,
  ],
  [
    'a code in the field of the city serves',
    ['Germany', '', '10117 Berlin', ''],
    [52.517, 13.389],
    5_000,
  ],
  ['a city field that holds a small region', ['Japan', '', '東京都', ''], [35.69, 139.69], 10_000],
  [
    'a place that its country has twice, told apart by a code between two known ones',
    ['United States', '', 'Aurora', '80040'],
    [39.73, -104.83],
    10_000,
  ],
  [
    'a quarter that stands for the city',
    ['South Korea', '서울특별시', '역삼동', ''],
    [37.5, 127.037],
    4_000,
  ],
  [
    'a region that was renamed since the towns were listed',
    ['Norway', 'Vestfold', 'Sandefjord', ''],
    [59.13, 10.22],
    6_000,
  ],
  [
    'a territory named as a state',
    ['United States', 'Puerto Rico', 'Ponce', ''],
    [18.01, -66.61],
    8_000,
  ],
  [
    'an overseas department by its code alone, though a large town at home has the name',
    ['France', '', 'Saint-Denis', '97400'],
    [-20.88, 55.45],
    8_000,
  ],
  ['a bulk code of one', ['France', '', 'Saint-Pierre', '97852 CEDEX'], [-21.34, 55.48], 8_000],
  [
    'a territory by a code that lost its zeros',
    ['United States', '', 'San Juan', '901'],
    [18.46, -66.11],
    8_000,
  ],
  [
    'a territory by a longer code',
    ['United States', '', 'Christiansted', '00820-1234'],
    [17.74, -64.72],
    15_000,
  ],
  [
    'a territory with one code by a longer code alone',
    ['United States', '', '', '96799-0001'],
    [-14.3, -170.7],
    15_000,
  ],
  [
    'a longer code that begins like none of a territory',
    ['United States', '', '', '96822-4417'],
    [21.31, -157.83],
    8_000,
  ],
  ['an island of Australia', ['Australia', '', 'Kingston', '2899'], [-29.04, 167.95], 10_000],
  ['Greenland by its code', ['Denmark', '', 'Nuuk', '3900'], [64.18, -51.72], 15_000],
  [
    'the Faroes by a code shorter than those of Denmark',
    ['Denmark', '', 'Tórshavn', '100'],
    [62.01, -6.77],
    10_000,
  ],
  ['Jersey by its code', ['United Kingdom', '', 'Saint Helier', 'JE2 3AB'], [49.19, -2.1], 9_000],
  [
    'a town confirmed by its state, with a code of an unknown beginning',
    ['United States', 'Illinois', 'Chicago', '09845'],
    [41.85, -87.65],
    5_000,
  ],
  ['a town with zeros for a code', ['France', '', 'Paris', '00000'], [48.86, 2.35], 8_000],
  [
    'a town of a country whose codes are not all known',
    ['Morocco', '', 'Casablanca', '20000'],
    [33.59, -7.62],
    10_000,
  ],
  [
    'a place of a city state that no list has',
    ['Singapore', '', 'Somewhere in it', ''],
    [1.3, 103.83],
    15_000,
  ],
  [
    'digits and signs of full width',
    ['Japan', '東京都', '渋谷区', '〒１５０－０００１'],
    [35.67, 139.705],
    3_000,
  ],
];

/** Situations without a pin: none is better than a wrong one. */
export const unplaced: readonly [string, Address][] = [
  ['an address of nothing', ['United States', '', '', '']],
  ['a town of one of the commonest names, without a state', ['US', '', 'Franklin', '']],
  ['a town that is not in its state', ['US', 'Nevada', 'Springfield', '']],
  ['code and state both of another country', ['United States', 'BC', 'Richmond', 'V6Y 2B6']],
  ['a country that is none', ['Atlantis', '', 'Paris', '75001']],
  ['no country', ['', '', 'Paris', '75001']],
  ['a town that no list has', ['France', '', 'Xyzzy-sur-Plugh', '']],
  ['an army post office abroad', ['United States', 'AE', 'APO', '09007']],
  ['a town at home with a code of an army abroad', ['US', '', 'Chicago', '09845']],
  ['a town at home with a code of none of its areas', ['France', '', 'Saint-Denis', '98950']],
  ['a state too large to stand for a place', ['United States', 'TX', '', '']],
];
