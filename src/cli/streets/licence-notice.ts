export const licenceFile = 'STREETS-LICENCE.txt';

/** The notice that lies beside the cells: a database derived from OpenStreetMap. */
export const licenceNotice = `The files streets-*.wasm beside this one are a database derived from OpenStreetMap.

Data: (c) OpenStreetMap contributors, https://www.openstreetmap.org/copyright
Licence: Open Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/
Contents: Database Contents License 1.0, https://opendatacommons.org/licenses/dbcl/1-0/
The file streets.json has the credit that a map with these streets shows.

Whoever gets these files may use, change and pass them on under the same licence, with this
notice. They were cut from vector tiles by "store-locator streets" of the npm package
store-locator-elements, which anyone can run again; its docs/streets.md describes the form.

Tiles in the OpenMapTiles schema: (c) OpenMapTiles, https://openmaptiles.org/, CC BY 4.0.
`;
