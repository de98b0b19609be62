import { expect } from '@open-wc/testing';
import { canCurve, curvedName, lettersOf } from '../../src/map/streets/curved-name.js';
import { shortName } from '../../src/map/streets/short-name.js';

const letters = (name: string, width = 8) => lettersOf(name).map((text) => ({ text, width }));

/** Points of a circle's part, in units. */
function arc(radius: number, from: number, to: number): number[] {
  const count = 40;
  return Array.from({ length: count + 1 }, (_, nth) => from + ((to - from) * nth) / count).flatMap(
    (angle) => [radius * Math.cos(angle), radius * Math.sin(angle)],
  );
}

describe('a name on a curved street', () => {
  it('has its letters along the curve, each in the street’s direction there', () => {
    // The upper half of a circle on a screen, from left to right.
    const placed = curvedName(arc(150, -Math.PI, 0), 1, letters('Boulevard'), 12)!;
    expect(placed.map(({ text }) => text).join('')).to.equal('Boulevard');
    for (const { x, y, angle } of placed) {
      expect(Math.hypot(x, y)).to.be.closeTo(150, 1);
      const along = Math.atan2(x, -y);
      expect(angle).to.be.closeTo(along, 0.05);
    }
    for (let nth = 1; nth < placed.length; nth++) {
      const [one, next] = [placed[nth - 1]!, placed[nth]!];
      expect(Math.hypot(next.x - one.x, next.y - one.y)).to.be.closeTo(8, 0.5);
    }
  });

  it('is read from left to right, whichever way the street was drawn', () => {
    for (const line of [arc(150, -2.4, -0.8), arc(150, -0.8, -2.4), arc(150, 0.8, 2.4)]) {
      const placed = curvedName(line, 1, letters('Corniche'), 12)!;
      expect(placed.at(-1)!.x).to.be.greaterThan(placed[0]!.x);
      for (const { angle } of placed) expect(Math.abs(angle)).to.be.lessThan(Math.PI / 2);
    }
  });

  it('follows no corner and no street that is too short', () => {
    expect(curvedName([0, 0, 60, 0, 60, 60], 1, letters('Boulevard'), 12)).to.equal(undefined);
    expect(curvedName(arc(40, -3, 0), 1, letters('Boulevard Long'), 12)).to.equal(undefined);
    expect(curvedName(arc(150, -1.7, -1.5), 1, letters('Boulevard'), 12)).to.equal(undefined);
  });

  it('stands where the street turns least', () => {
    const line = [...arc(60, -Math.PI, -Math.PI / 2), 400, -70];
    const placed = curvedName(line, 1, letters('Boulevard'), 12)!;
    expect(placed[0]!.x).to.be.greaterThan(0);
  });

  it('is left out in scripts whose letters are joined', () => {
    expect(['Rue de l’Église', 'ул. Ленина', 'Οδός 3', '丸の内通り'].map(canCurve)).to.deep.equal([
      true,
      true,
      true,
      true,
    ]);
    expect(['شارع الملك', 'महात्मा गांधी मार्ग', 'ถนนสุขุมวิท'].map(canCurve)).to.deep.equal([
      false,
      false,
      false,
    ]);
  });
});

describe('the short form of a street’s name', () => {
  const cases = [
    ['Rue du Faubourg Saint-Denis', 'R. du Fg St-Denis'],
    ['Avenue des Champs-Élysées', 'Av. des Champs-Élysées'],
    ['Fifth Avenue', 'Fifth Ave'],
    ['Baker Street', 'Baker St'],
    ['Friedrichstraße', 'Friedrichstr.'],
    ['Lange Straße', 'Lange Str.'],
    ['Kalverstraat', 'Kalverstr.'],
    ['Via Roma', 'V. Roma'],
    ['Calle de Alcalá', 'C. de Alcalá'],
    ['Ulica Nowa', 'ul. Nowa'],
    ['Broadway', 'Broadway'],
    ['Rue', 'Rue'],
    ['La Rue Neuve', 'La Rue Neuve'],
    ['Quai Saintonge', 'Quai Saintonge'],
  ] as const;
  for (const [name, short] of cases) {
    it(`of "${name}" is "${short}"`, () => {
      expect(shortName(name)).to.equal(short);
    });
  }
});
