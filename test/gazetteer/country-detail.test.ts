import { expect } from '@open-wc/testing';
import { DetailFollower } from '../../src/controllers/map/detail-follower.js';
import type { MapView } from '../../src/domain/map/map-view.js';
import type { Store } from '../../src/domain/store/store.js';
import { countriesInView } from '../../src/gazetteer/outlines/countries-in-view.js';
import { countryDetail } from '../../src/gazetteer/outlines/country-detail.js';
import { neighboursInView } from '../../src/gazetteer/outlines/neighbours-in-view.js';
import { shardFiles } from './shard-files.js';

const storeIn = (countryCode: string | undefined, lat: number, lng: number, state = ''): Store => ({
  ...{ id: 1, platformLocationId: '', name: '', address: '', city: '', state, zip: '' },
  ...{ country: '', countryCode, mapsUrl: '' },
  position: { lat, lng, precision: 'exact', radiusMeters: 0 },
});
const viewOf = (lat: number, lng: number, zoom: number, reach = 10): MapView => ({
  ...{ south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach },
  zoom,
});
const paris = storeIn('FR', 48.86, 2.35);
const lyon = storeIn('FR', 45.76, 4.84);
const berlin = storeIn('DE', 52.52, 13.4);
const rome = storeIn('IT', 41.9, 12.5);
const suva = storeIn('FJ', -18.14, 178.44);

describe('the countries in view', () => {
  it('are those with stores there, the most stores first', () => {
    const stores = [berlin, paris, lyon, suva, { ...rome, position: undefined }];
    expect(countriesInView(stores, viewOf(48, 7, 5))).to.deep.equal(['FR', 'DE']);
    expect(countriesInView(stores, viewOf(48, 7, 9, 1))).to.deep.equal([]);
  });

  it('count in a view from far away only when they are few', () => {
    const some = [paris, berlin];
    expect(countriesInView(some, viewOf(48, 7, 3))).to.have.length(2);
    expect(countriesInView(some, viewOf(48, 7, 1, 60))).to.deep.equal([]);
    expect(countriesInView([...some, rome], viewOf(48, 7, 3))).to.deep.equal([]);
    expect(countriesInView([...some, rome], viewOf(48, 7, 5))).to.have.length(3);
  });

  it('are found beyond the 180th meridian too', () => {
    expect(countriesInView([suva], viewOf(-18, -178, 5))).to.deep.equal(['FJ']);
    expect(countriesInView([suva], viewOf(-18, 182, 5))).to.deep.equal(['FJ']);
  });

  it('are those that have files of their own', () => {
    const sanJuan = storeIn('US', 18.4, -66.1, 'PR');
    expect(
      countriesInView([sanJuan, storeIn(undefined, 18, -66)], viewOf(18, -66, 8)),
    ).to.deep.equal(['PR']);
  });
});

describe('the neighbours in view', () => {
  const label = (countryCode: string, lat: number, lng: number, widthDegrees: number) => ({
    ...{ countryCode, lat, lng, widthDegrees },
  });
  const labels = [
    label('RU', 62, -250, 53),
    label('AT', 47.3, 14.6, 3),
    label('CH', 46.9, 8, 2),
    label('ES', 40.8, -3, 7),
    label('NZ', -41, 174, 6),
    label('FJ', -18, 178, 1),
    label('TO', -20, -175, 1),
  ];

  it('are those that are seen, the nearest to the middle first', () => {
    expect(neighboursInView(labels, viewOf(46, 6, 5, 9))).to.deep.equal(['CH', 'AT', 'ES']);
    expect(neighboursInView(labels, viewOf(46, 6, 8, 1.5))).to.deep.equal(['CH']);
  });

  it('are limited in number, so that their files are small', () => {
    const wide = [label('A', 46, 6, 30), label('B', 47, 6, 30), label('C', 48, 6, 20)];
    expect(neighboursInView(wide, viewOf(46, 6, 5))).to.deep.equal(['A', 'C']);
  });

  it('are none in a view from far away', () => {
    expect(neighboursInView(labels, viewOf(46, 6, 4, 20))).to.deep.equal([]);
  });

  it('are found beyond the 180th meridian too', () => {
    for (const lng of [180, -180, 540])
      expect(neighboursInView(labels, viewOf(-19, lng, 6, 8))).to.deep.equal(['FJ', 'TO']);
  });
});

describe('the detail of countries', () => {
  it('comes with their files, and is requested once', async () => {
    const { read, names } = shardFiles();
    const follow = countryDetail(read, 'de');
    const first = await follow([paris, berlin], viewOf(48.86, 2.35, 5, 3));
    expect(names).to.deep.equal(['outline-world.bin', 'outline-FR.bin']);
    expect(first?.outlines.rivers).to.not.have.length(0);
    expect(first?.places.towns[0]?.name).to.equal('Paris');
    expect(first?.places.countries.map(({ name }) => name)).to.include.members([
      'Frankreich',
      'Vereinigte Staaten',
    ]);
    expect(await follow([paris, berlin], viewOf(48.9, 2.3, 5.5, 3))).to.equal(undefined);

    const second = await follow([paris, berlin], viewOf(48, 7, 5));
    expect(names.slice(2)).to.deep.equal(['outline-DE.bin']);
    const towns = second?.places.towns ?? [];
    expect(towns.map(({ name }) => name)).to.include.members(['Paris', 'Berlin']);
    const peoples = towns.map(({ population }) => population);
    expect(peoples).to.deep.equal(peoples.toSorted((a, b) => b - a));
  });

  it('names more towns in a nearer view', async () => {
    const { read, names } = shardFiles();
    const follow = countryDetail(read, 'en');
    const far = await follow([paris], viewOf(48.86, 2.35, 6));
    const near = await follow([paris], viewOf(48.86, 2.35, 8, 1));
    expect(names).to.include('cities-FR-1.bin');
    const [before = 0, after = 0] = [far, near].map((detail) => detail?.places.towns.length);
    expect(after).to.be.above(before * 2);
    expect(near?.places.towns.some(({ name }) => /\d/.test(name))).to.equal(false);
  });

  it('of neighbours comes on request, with the names of their towns', async () => {
    const { read, names } = shardFiles();
    const follow = countryDetail(read, 'en');
    const view = viewOf(46.5, 2.5, 5, 6);
    await follow([paris], view);
    expect(names).to.deep.equal(['outline-world.bin', 'outline-FR.bin']);
    const more = await follow([paris], view, true);
    expect(names).to.include.members(['outline-CH.bin', 'outline-IT.bin', 'outline-ES.bin']);
    expect(names.length).to.be.at.most(10);
    expect(more?.places.towns.map(({ name }) => name)).to.include.members(['Paris', 'Zürich']);
    expect(await follow([paris], view, true)).to.equal(undefined);
  });

  it('of a neighbour is not requested where the list of the folder lacks it', async () => {
    const { read, names } = shardFiles();
    const uploaded = new TextEncoder().encode('FR\nES');
    const follow = countryDetail(
      (name) => (name === 'outlines.bin' ? Promise.resolve(uploaded) : read(name)),
      'en',
    );
    const detail = await follow([paris], viewOf(46.5, 2.5, 5, 6), true);
    expect(names).to.deep.equal(['outline-world.bin', 'outline-FR.bin', 'outline-ES.bin']);
    expect(detail?.isWhole).to.equal(true);
  });

  it('of no neighbour is requested where there is no list', async () => {
    const { read, names } = shardFiles((name) => name === 'outlines.bin');
    const older: typeof read = (name) =>
      read(name).catch((error: Error) => {
        throw new Error(`${name}: 404 in /data/`, { cause: error });
      });
    const follow = countryDetail(older, 'en');
    expect((await follow([paris], viewOf(46.5, 2.5, 5, 6), true))?.isWhole).to.equal(true);
    expect(await follow([paris], viewOf(46.6, 2.6, 5, 6), true)).to.equal(undefined);
    expect([...names].sort()).to.deep.equal([
      'outline-FR.bin',
      'outline-world.bin',
      'outlines.bin',
    ]);
  });

  it('of neighbours is requested once the list can be read again', async () => {
    let isDown = true;
    const { read, names } = shardFiles((name) => name === 'outlines.bin' && isDown);
    const follow = countryDetail(read, 'en');
    const view = viewOf(46.5, 2.5, 5, 6);
    const reason = await follow([paris], view, true).catch(String);
    expect(reason).to.contain('no outlines.bin');
    isDown = false;
    await follow([paris], view, true);
    expect(names).to.include('outline-CH.bin');
  });

  it('is left out where its file is missing, and nothing else with it', async () => {
    const { read, names } = shardFiles((name) => name === 'outline-FR.bin');
    const detail = await countryDetail(read, 'en')([paris, berlin], viewOf(48, 7, 5));
    expect(names).to.include('outline-FR.bin');
    const towns = detail?.places.towns.map(({ name }) => name);
    expect([towns?.includes('Paris'), towns?.includes('Berlin')]).to.deep.equal([false, true]);
    expect(detail?.outlines.land).to.not.have.length(0);
  });

  it('of an earlier view gives way to that of a later one', async () => {
    const { read } = shardFiles();
    const follow = countryDetail(read, 'en');
    const earlier = follow([paris, berlin], viewOf(48.86, 2.35, 5, 3));
    const later = follow([paris, berlin], viewOf(48, 7, 5));
    expect(await earlier).to.equal(undefined);
    expect((await later)?.places.towns.map(({ name }) => name)).to.include('Berlin');
  });

  it('is not requested once its view has been left', async () => {
    const { read, names } = shardFiles();
    let told = 0;
    const follower = new DetailFollower(() => told++);
    const following = follower.follow([paris], viewOf(46.5, 2.5, 5, 6), read, 'en');
    follower.stop();
    await following;
    expect(names.filter((name) => name !== 'outline-world.bin')).to.deep.equal([]);
    expect([told, follower.detail]).to.deep.equal([0, undefined]);
    await follower.follow([paris], viewOf(46.5, 2.5, 5, 6), read, 'en');
    expect(names).to.include('outline-FR.bin');
    expect(told).to.equal(2);
  });

  it('cannot be loaded without the outline of the world', async () => {
    const { read } = shardFiles((name) => name === 'outline-world.bin');
    let error = '';
    await countryDetail(read, 'en')([paris], viewOf(48, 2, 5)).catch((reason: unknown) => {
      error = String(reason);
    });
    expect(error).to.contain('no outline-world.bin');
  });
});
