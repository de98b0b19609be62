import type { LocationRecord } from '../../demo/service/location-record.js';
import { parseCsv } from '../../src/cli/geocoders/csv.js';
import { listen, type Listening } from './listen.js';
import { truePositions } from './shop.js';

export interface FakeUsCensus extends Listening {
  /** The rows of every file that was sent. */
  readonly files: readonly (readonly (readonly string[])[])[];
}

/** Answers a batch of addresses as the US Census geocoder documents. */
export async function fakeUsCensus(
  locations: readonly LocationRecord[],
  { ties, unknown }: { readonly ties: readonly string[]; readonly unknown: readonly string[] },
): Promise<FakeUsCensus> {
  const files: (readonly string[])[][] = [];
  const places = new Map(
    locations.map(({ address, platform_location_id }) => [
      address.trim(),
      truePositions[platform_location_id],
    ]),
  );

  function answer([id, street = '', ...rest]: readonly string[]): string {
    const asked = `"${id}","${[street, ...rest].join(', ')}"`;
    const place = places.get(street);
    if (ties.includes(street)) return `${asked},"Tie"`;
    if (!place || unknown.includes(street)) return `${asked},"No_Match"`;
    const [lat, lng] = place;
    return `${asked},"Match","Exact","${street.toUpperCase()}, SOMEWHERE","${lng},${lat}","636340281","L"`;
  }

  const listening = await listen((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
      const form = await new Response(Buffer.concat(chunks), { headers }).formData();
      const file = form.get('addressFile');
      const isUnderstood =
        request.method === 'POST' && form.get('benchmark') === 'Public_AR_Current';
      if (!isUnderstood || !(file instanceof File)) {
        response.writeHead(400).end();
        return;
      }
      const rows = parseCsv(await file.text());
      files.push(rows);
      // in no order, as the service answers
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.end(`${rows.map(answer).reverse().join('\n')}\n`);
    })();
  });
  return { ...listening, files };
}
