/**
 * Where the codes of Brazil's largest cities go on elsewhere. A Brazilian code opens a range, and
 * the source has one for each municipality: so all of São Paulo had one point, and its eastern
 * quarters, whose codes come after those of the towns around, had the point of another town. Code,
 * state, latitude, longitude, name. Written for this project from general knowledge.
 */
const RANGES = `
02000-000|Sao Paulo|-23.490|-46.630|São Paulo, Zona Norte
03000-000|Sao Paulo|-23.550|-46.570|São Paulo, Zona Leste
04000-000|Sao Paulo|-23.620|-46.660|São Paulo, Zona Sul
04700-000|Sao Paulo|-23.660|-46.700|São Paulo, Santo Amaro
05000-000|Sao Paulo|-23.540|-46.710|São Paulo, Zona Oeste
05700-000|Sao Paulo|-23.640|-46.750|São Paulo, Campo Limpo
08000-000|Sao Paulo|-23.510|-46.450|São Paulo, São Miguel
21000-000|Rio de Janeiro|-22.850|-43.310|Rio de Janeiro, Zona Norte
22000-000|Rio de Janeiro|-22.970|-43.190|Rio de Janeiro, Zona Sul
22600-000|Rio de Janeiro|-23.000|-43.365|Rio de Janeiro, Barra da Tijuca
22700-000|Rio de Janeiro|-22.930|-43.370|Rio de Janeiro, Jacarepaguá
23000-000|Rio de Janeiro|-22.900|-43.560|Rio de Janeiro, Campo Grande
23500-000|Rio de Janeiro|-22.915|-43.685|Rio de Janeiro, Santa Cruz
31500-000|Minas Gerais|-19.830|-43.970|Belo Horizonte, Venda Nova
41600-000|Bahia|-12.940|-38.370|Salvador, Itapuã
41700-000|Bahia|-12.985|-38.440|Salvador, Pituba
`;

/** Returns the further ranges of Brazil, as rows like the source's. */
export const brazilRanges = () =>
  RANGES.trim()
    .split('\n')
    .map((line) => {
      const [code, state, lat, lng, place] = line.split('|');
      return { code, lat: Number(lat), lng: Number(lng), place, stateCode: '', state };
    });
