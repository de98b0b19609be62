import { random } from './random.mjs';

/** handle, title, price, options */
const goods = [
  [
    'aubrac-wool-coat',
    'Aubrac Wool Coat',
    289,
    { Colour: ['Camel', 'Navy'], Size: ['XS', 'S', 'M', 'L'] },
  ],
  ['brume-trench', 'Brume Trench', 249, { Colour: ['Sand', 'Black'], Size: ['S', 'M', 'L'] }],
  [
    'lagune-linen-shirt',
    'Lagune Linen Shirt',
    79,
    { Colour: ['White', 'Sky'], Size: ['S', 'M', 'L', 'XL'] },
  ],
  [
    'causse-merino-jumper',
    'Causse Merino Jumper',
    99,
    { Colour: ['Ecru', 'Forest', 'Rust'], Size: ['S', 'M', 'L'] },
  ],
  [
    'ventoux-rain-jacket',
    'Ventoux Rain Jacket',
    169,
    { Colour: ['Yellow', 'Slate'], Size: ['S', 'M', 'L'] },
  ],
  ['marais-straight-jeans', 'Marais Straight Jeans', 95, { Size: ['36', '38', '40', '42', '44'] }],
  [
    'solstice-midi-dress',
    'Solstice Midi Dress',
    129,
    { Colour: ['Poppy', 'Ink'], Size: ['34', '36', '38', '40'] },
  ],
  ['ardoise-chino', 'Ardoise Chino', 85, { Colour: ['Stone', 'Olive'], Size: ['30', '32', '34'] }],
  [
    'galet-leather-boots',
    'Galet Leather Boots',
    199,
    { Size: ['37', '38', '39', '40', '41', '42'] },
  ],
  [
    'ecume-sneakers',
    'Écume Sneakers',
    119,
    { Colour: ['White', 'Green'], Size: ['38', '40', '42'] },
  ],
  ['cabas-leather-tote', 'Cabas Leather Tote', 159, { Colour: ['Cognac', 'Black'] }],
  ['filature-scarf', 'Filature Scarf', 49, { Colour: ['Grey', 'Burgundy', 'Mustard'] }],
  ['loire-belt', 'Loire Belt', 45, { Size: ['80', '90', '100'] }],
  ['atelier-candle', 'Atelier Candle', 29, {}],
  ['gift-card', 'Gift Card', 50, { Value: ['50', '100'] }],
];

const combinations = (lists) =>
  lists.reduce((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

/**
 * The products as a shop platform describes them. A product without options has one "Default"
 * variant.
 */
export function catalogue() {
  return goods.map(([handle, title, price, options]) => {
    const ids = random(`product ${handle}`);
    const id = Number(`86${ids.digits(11)}`);
    const firstVariantId = Number(`47${ids.digits(11)}`);
    return {
      id,
      handle,
      title,
      currency: 'EUR',
      options: Object.entries(options).map(([name, values]) => ({ name, values })),
      variants: combinations(Object.values(options)).map((values, nth) => ({
        id: firstVariantId + nth * 32_768,
        title: values.join(' / ') || 'Default',
        options: values,
        price: `${handle === 'gift-card' ? values[0] : price}.00`,
      })),
    };
  });
}
