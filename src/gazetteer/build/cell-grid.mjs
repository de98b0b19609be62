const CELLS_PER_DEGREE = 10;
const WIDTH = 360 * CELLS_PER_DEGREE;
const HEIGHT = 180 * CELLS_PER_DEGREE;

const column = (lng) => Math.floor(((((lng + 180) % 360) + 360) % 360) * CELLS_PER_DEGREE);
const row = (lat) => Math.max(0, Math.min(HEIGHT - 1, Math.floor((90 - lat) * CELLS_PER_DEGREE)));

/** Creates a set of grid cells of a tenth of a degree, for an area of the world. */
export function cellGrid() {
  const cells = new Uint8Array(WIDTH * HEIGHT);
  const mark = (x, y) => {
    if (y >= 0 && y < HEIGHT) cells[y * WIDTH + (((x % WIDTH) + WIDTH) % WIDTH)] = 1;
  };
  return {
    has: ([lng, lat]) => cells[row(lat) * WIDTH + column(lng)] === 1,
    /**
     * Adds all cells within a number of degrees of latitude, and within the same distance to the
     * sides.
     */
    addAround([lng, lat], degrees) {
      const high = Math.round(degrees * CELLS_PER_DEGREE);
      const wide = Math.min(
        WIDTH / 2,
        Math.round(high / Math.max(0.1, Math.cos((lat * Math.PI) / 180))),
      );
      for (let y = -high; y <= high; y++)
        for (let x = -wide; x <= wide; x++) mark(column(lng) + x, row(lat) + y);
    },
    /** Adds the inside of a polygon, given as rings of longitude and latitude. */
    addPolygon(rings) {
      const lats = rings[0].map(([, lat]) => lat);
      const [top, bottom] = [
        row(lats.reduce((a, b) => Math.max(a, b))),
        row(lats.reduce((a, b) => Math.min(a, b))),
      ];
      for (let y = top; y <= bottom; y++) {
        const lat = 90 - (y + 0.5) / CELLS_PER_DEGREE;
        const crossings = rings
          .flatMap((ring) =>
            ring.flatMap(([bx, by], i) => {
              const [ax, ay] = ring.at(i - 1);
              return ay > lat === by > lat ? [] : [ax + ((bx - ax) * (lat - ay)) / (by - ay)];
            }),
          )
          .sort((a, b) => a - b);
        for (let i = 0; i + 1 < crossings.length; i += 2)
          for (let lng = crossings[i]; lng < crossings[i + 1]; lng += 1 / CELLS_PER_DEGREE)
            mark(column(lng), y);
      }
    },
  };
}
