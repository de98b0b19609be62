/** The text that `--help` prints. */
export const help = `store-locator: files for a shop's store locator, made ahead of time

store-locator snapshot --base-url URL --public-key KEY --out FILE
                       (--geocoder NAME | --gazetteer-only) [options]

  Reads the whole listing and writes it with a position for each store as one
  JSON file: for <store-locator src="…"> in place of the service, or for
  coordinates-src="…" beside it. Positions come from the listing itself, else
  from the geocoder, else from the postal code or town.

store-locator snapshot --csv FILE --out FILE [--country NAME] [options]
store-locator snapshot --template FILE

  The same from a table of your own, without a service and without a key: CSV,
  TSV, or GeoJSON points. Every column is published in the file.

  --csv FILE             the table; columns by their usual names, in any order,
                         in any language that the elements speak
  --country NAME         the country of rows that name none
  --template FILE        writes a table to start from, to a new file

  --base-url URL         the service's address
  --public-key KEY       your public key; a secret key, sk_…, is refused
  --auth header|query    how the key travels (header)
  --key-name NAME        the header's or parameter's name (public_key)
  --out FILE             the file to write; replaced whole or not at all
  --publish DIR          in place of --out, for a scheduled run: a new file for
                         each change of the stores, named by its content, which
                         caches may keep for ever; and last stores.json, a small
                         file that names it, for src="…"
  --keep N               how many such files stay in DIR (20)
  --geocoder nominatim   a server that speaks as Nominatim does, with
    --endpoint URL       its address, parameters such as a key included, and
    --email ADDRESS      who asks, for the server's operator
  --geocoder us-census   the batch geocoder of the US Census Bureau: free, for
                         the United States; --endpoint for another address
  --gazetteer-only       no geocoder: by postal code and town alone
  --requests-per-second N  at most, to the geocoder (1)
  --max-distance-km N    how much farther from its postal code or town than both
                         can be off a geocoded point may lie (20); points
                         farther away are reported and not used
  --state FILE           what the geocoder answered (FILE.state.jsonl beside
                         --out). Keep it: later runs ask for new and changed
                         addresses only, and a run that was killed goes on
  --ask-again            ask for what was not found before, and for what was
                         asked when a run was killed, which may cost twice
  --report FILE          all that is not as one would wish, as JSON: each row
                         that was left out, each store that was not placed
  --data DIR             the gazetteer's files (those of this package)

store-locator assets --countries FR,DE --out DIR [--single] [--data-only]
                     [--url URL] [--entry NAME] [--from DIR]

  Copies what such a shop has to upload into one flat folder, and writes
  integrity.json, the hashes of its scripts, and importmap.json, with which a
  page loads these scripts only as they are.

  --countries A,B        where the shop has stores: names or codes
  --single               five files: the script, one with all that comes later,
                         one with the data, licences and a readme, which has
                         the hashes
  --data-only            the data alone, for scripts that a bundler has
  --url URL              where the files are uploaded to: it stands in the
                         import map (./, which is beside the page)
  --entry NAME           the script that pages load (store-locator-elements.js)
  --from DIR             the built files (dist/cdn of this package)

store-locator streets --stores stores.json --tiles FILE_OR_URL --out DIR
                      [options]

  Cuts the streets around your stores out of vector tiles, into small files for
  the embedded map: streets around stores that are at their address, main roads
  around the others. Where nothing has changed, a second run writes nothing;
  one changed cell renames all, and visitors load them again.

  --stores FILE          the file that store-locator snapshot wrote
  --tiles FILE_OR_URL    a PMTiles archive or its address, or a folder of
                         z/x/y.mvt, or such a path or address with {z}, {x} and
                         {y}; schema OpenMapTiles or Protomaps. Give it again
                         for a further country: a cell comes whole from the
                         first one that has its tile
  --out DIR              the folder for the cells, streets.json and the licence
  --radius-km N          how far around a store there are streets (1)
  --max-zoom N           the zoom of the tiles with streets, 12 to 14 (14)
  --include LIST         service, paths or both: driveways and footpaths, too
  --dry-run              counts cells and bytes, and reads no tile
  --region-only          writes the region for "pmtiles extract", and stops

store-locator build --out DIR (--csv FILE | --base-url URL --public-key KEY)
                    [--tiles FILE_OR_URL] [--countries A,B] [options]

  Makes the whole folder to upload in one run: the stores with their positions,
  the streets around them where --tiles is given, and the five files of
  assets --single. It takes the options of the three commands. A run that was
  stopped goes on when it is started again.

  --countries A,B        where the shop has stores (those of the stores)
  --state FILE           as above; DIR.state.jsonl, beside the folder, if it is
                         not given

Exit status: 0 done, 1 something unforeseen, 2 wrong options, 3 the listing
could not be read whole or the table not at all, 4 the geocoder refuses or does
not answer, 5 map tiles could not be read, 130 stopped. After 3, 4, 5 and 130
nothing was written, but finished parts of a build stay. After 4, 5 and 130, and
after 3 from a service, the same command goes on; a table has to be mended
first.
`;
