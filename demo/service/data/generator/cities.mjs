/**
 * The cities whose stores the merchant has measured: a made-up spot on a street of each district,
 * and how people get there by public transport.
 */
const cities = {
  Paris: {
    'Les Halles': [48.8629, 2.3468, 'Métro 4, Les Halles'],
    Bourse: [48.869, 2.3405, 'Métro 3, Bourse'],
    Marais: [48.8571, 2.3613, 'Métro 1, Saint-Paul'],
    'Saint-Germain': [48.8527, 2.3325, 'Métro 4, Saint-Germain-des-Prés'],
    Sèvres: [48.8508, 2.3252, 'Métro 10 and 12, Sèvres-Babylone'],
    'Champs-Élysées': [48.8709, 2.3043, 'Métro 1 and 9, Franklin D. Roosevelt'],
    Opéra: [48.8735, 2.3326, 'Métro 7 and 9, Chaussée d’Antin'],
    République: [48.865, 2.3655, 'Métro 3, 5, 8, 9 and 11, République'],
    Bercy: [48.8331, 2.3865, 'Métro 14, Cour Saint-Émilion'],
    'Italie 2': [48.8297, 2.356, 'Métro 5, 6 and 7, Place d’Italie'],
    Montparnasse: [48.8422, 2.3243, 'Métro 6, Edgar Quinet'],
    Beaugrenelle: [48.8485, 2.2828, 'Métro 10, Charles Michels'],
    Passy: [48.8577, 2.2795, 'Métro 6, Passy'],
    Batignolles: [48.8845, 2.3218, 'Métro 2, Rome'],
    Montmartre: [48.8848, 2.3363, 'Métro 12, Abbesses'],
    Belleville: [48.8731, 2.3852, 'Métro 11, Pyrénées'],
  },
  London: {
    'Covent Garden': [51.5132, -0.1243, 'Piccadilly line, Covent Garden'],
    Soho: [51.5136, -0.1353, 'Central line, Oxford Circus'],
    Marylebone: [51.5192, -0.1518, 'Bakerloo line, Baker Street'],
    Kensington: [51.5012, -0.1918, 'District line, High Street Kensington'],
    'Notting Hill': [51.5146, -0.2008, 'Central line, Notting Hill Gate'],
    Chelsea: [51.4882, -0.1665, 'District line, Sloane Square'],
    Clapham: [51.4644, -0.1326, 'Northern line, Clapham Common'],
    Wimbledon: [51.421, -0.2055, 'District line, Wimbledon'],
    Islington: [51.5378, -0.1027, 'Northern line, Angel'],
    Camden: [51.5388, -0.1432, 'Northern line, Camden Town'],
    Hampstead: [51.5556, -0.1767, 'Northern line, Hampstead'],
    Shoreditch: [51.5216, -0.0725, 'Overground, Shoreditch High Street'],
    'Canary Wharf': [51.5045, -0.0196, 'Jubilee line, Canary Wharf'],
    Stratford: [51.542, 0.0015, 'Jubilee line, Stratford'],
    Greenwich: [51.4811, -0.009, 'DLR, Cutty Sark'],
  },
  Lyon: {
    "Presqu'île": [45.7618, 4.8359, 'Métro A, Cordeliers'],
    'Part-Dieu': [45.7612, 4.8553, 'Métro B, Part-Dieu'],
    'Croix-Rousse': [45.7747, 4.8318, 'Métro C, Croix-Rousse'],
    Brotteaux: [45.767, 4.8593, 'Métro B, Brotteaux'],
  },
};

/** Returns `{ position, transport }` of a store in one of these cities. */
export function measured({ city, name }) {
  const district = Object.keys(cities[city] ?? {}).find((each) => name.endsWith(` ${each}`));
  if (!district) return undefined;
  const [lat, lng, transport] = cities[city][district];
  return { position: [lat, lng], transport };
}
