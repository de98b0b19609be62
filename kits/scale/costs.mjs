// Counts what ten million page views cost in a month, from the inputs in prices.json:
//
//   node costs.mjs
//
// Change the inputs to your own figures. The tables of docs/scale.md are what this prints.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const inputs = JSON.parse(readFileSync(new URL('prices.json', import.meta.url), 'utf8'));
const sizes = [500, 5_000, 50_000];
const pageSize = 250;
const gigabyte = 1e9;
const million = 1e6;

const values = (group) => Object.values(inputs[group]);
const [functions, cloudOut, cdnRequest, cdnOut, ...storePrices] = values('dollars');
const [s3Read, s3Write, s3Month, r2Read, r2Write, r2Month] = storePrices;
const [views, kept, cached, uploads, versions, places, pointerSeconds] = values('traffic');
const [fileStore, serviceStore, head, pointer] = values('bytes');

/** Page views for which the page asks for stores. */
const asking = views * (1 - kept);
const monthSeconds = 30 * 24 * 3_600;

/** The pages read the service: each visitor reads all pages of the listing. */
function fromService(stores) {
  const requests = asking * Math.ceil(stores / pageSize);
  const bytes = asking * stores * serviceStore + requests * head;
  return {
    requests,
    bytes,
    atOrigin: requests,
    dollars: (requests / million) * functions + (bytes / gigabyte) * cloudOut,
  };
}

/** The pages read a pointer, and the file of stores where the browser does not have it. */
function fromFile(stores) {
  const downloads = asking * (1 - cached);
  const requests = asking + downloads;
  const bytes = downloads * stores * fileStore + asking * pointer + requests * head;
  // Each place of the CDN looks at the pointer as often as it expires, and fetches each upload.
  const reads = places * (monthSeconds / pointerSeconds + uploads);
  // Two packed forms and the pointer.
  const writes = uploads * 3;
  const storedGigabytes = (versions * 2 * stores * fileStore) / gigabyte;
  return { requests, bytes, atOrigin: reads, writes, storedGigabytes };
}

const storage = ({ atOrigin, writes, storedGigabytes }, read, write, month) =>
  (atOrigin / million) * read + (writes / million) * write + storedGigabytes * month;

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const millions = (count) => `${(count / million).toLocaleString('en', oneDigit)} million`;
const gigabytes = (bytes) => `${Math.round(bytes / gigabyte).toLocaleString('en')} GB`;
const dollars = (sum) => `$${sum < 10 ? sum.toFixed(2) : Math.round(sum).toLocaleString('en')}`;

const table = (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
const texts = ['input', 'stores', 'read from'];
const rule = (columns) => columns.map((name) => (texts.includes(name) ? '---' : '--:'));

/** The inputs, and the sums for each size of a shop, as two tables of Markdown. */
export function costTables() {
  const head1 = ['input', 'value'];
  const given = ['dollars', 'traffic', 'bytes'].flatMap((group) =>
    Object.entries(inputs[group]).map(([name, value]) => [
      group === 'bytes' ? `bytes of ${name}` : name,
      group === 'dollars' ? `$${value.toFixed(3)}` : value.toLocaleString('en'),
    ]),
  );
  const head2 = ['stores', 'read from', 'requests', 'of these at the origin', 'bytes', 'dollars'];
  const sums = sizes.flatMap((stores) => {
    const [service, file] = [fromService(stores), fromFile(stores)];
    const cloudFront = (file.requests / million) * cdnRequest + (file.bytes / gigabyte) * cdnOut;
    const shown = ({ requests, atOrigin, bytes }, sum) => [
      millions(requests),
      millions(atOrigin),
      gigabytes(bytes),
      dollars(sum),
    ];
    const s3 = cloudFront + storage(file, s3Read, s3Write, s3Month);
    const r2 = storage(file, r2Read, r2Write, r2Month);
    return [
      [stores.toLocaleString('en'), 'the service', ...shown(service, service.dollars)],
      ['', 'S3 and CloudFront', ...shown(file, s3)],
      ['', 'R2', ...shown(file, r2)],
    ];
  });
  return [table([head1, rule(head1), ...given]), table([head2, rule(head2), ...sums])];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(costTables().join('\n\n'));
