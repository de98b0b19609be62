import { kilometers } from './place-index.mjs';

/**
 * The first three digits of an Indian code name a sorting district. Where this is a large city, its
 * own codes end below 100, and below 200 in the largest. Source: India Post's numbering.
 */
const CITIES = `
110 Delhi
160 Chandīgarh
208 Kanpur
211 Allahābād
221 Varanasi
226 Lucknow
302 Jaipur
342 Jodhpur
360 Rājkot
380 Ahmedabad
390 Vadodara
395 Surat
400 Mumbai
411 Pune
422 Nashik
440 Nagpur
452 Indore
462 Bhopāl
482 Jabalpur
492 Raipur
500 Hyderābād
506 Warangal
520 Vijayawada
530 Visakhapatnam
560 Bengaluru
570 Mysore
600 Chennai
620 Tiruchirappalli
625 Madurai
641 Coimbatore
700 Kolkata
751 Bhubaneshwar
781 Guwahati
800 Patna
831 Jamshedpur
834 Ranchi
`;
const OWN_CODES = 100;
const OWN_CODES_OF_THE_LARGEST = 200;
const LARGEST = 4_500_000;
/**
 * Quarters of the largest cities that have many shops: code, latitude, longitude, name. GeoNames
 * lacks the quarters, and its points of these codes are those of whole districts. Written for this
 * project from general knowledge.
 */
const QUARTERS = `
560001 12.976 77.600 MG Road
560003 13.003 77.570 Malleswaram
560004 12.942 77.575 Basavanagudi
560008 12.978 77.640 Indiranagar
560010 12.990 77.554 Rajajinagar
560011 12.930 77.583 Jayanagar
560017 12.960 77.655 Murugeshpalya
560022 13.028 77.540 Yeshwanthpur
560024 13.036 77.590 Hebbal
560025 12.967 77.606 Richmond Town
560029 12.930 77.608 Tavarekere
560032 13.020 77.593 RT Nagar
560034 12.928 77.625 Koramangala
560036 13.005 77.695 KR Puram
560037 12.956 77.700 Marathahalli
560038 12.978 77.640 Indiranagar
560040 12.965 77.535 Vijayanagar
560041 12.925 77.593 Jayanagar
560043 13.015 77.650 Banaswadi
560047 12.957 77.613 Austin Town
560048 12.990 77.700 Mahadevapura
560058 13.028 77.515 Peenya
560064 13.100 77.595 Yelahanka
560066 12.970 77.745 Whitefield
560068 12.905 77.625 Bommanahalli
560070 12.925 77.565 Banashankari
560076 12.890 77.597 Bannerghatta Road
560078 12.905 77.585 JP Nagar
560085 12.928 77.545 Banashankari
560092 13.062 77.593 Sahakara Nagar
560093 12.983 77.663 CV Raman Nagar
560095 12.935 77.620 Koramangala
560098 12.920 77.515 Rajarajeshwari Nagar
560100 12.845 77.665 Electronics City
560102 12.912 77.645 HSR Layout
560103 12.930 77.680 Bellandur
400001 18.938 72.836 Fort
400013 18.998 72.825 Lower Parel
400016 19.040 72.842 Mahim
400028 19.022 72.842 Dadar
400049 19.107 72.828 Juhu
400050 19.055 72.830 Bandra
400051 19.063 72.855 Bandra East
400053 19.135 72.835 Andheri West
400054 19.082 72.838 Santacruz
400055 19.080 72.850 Santacruz East
400057 19.100 72.850 Vile Parle East
400058 19.120 72.838 Andheri West
400059 19.113 72.880 Andheri East
400060 19.137 72.855 Jogeshwari East
400061 19.135 72.815 Versova
400063 19.163 72.860 Goregaon East
400064 19.187 72.843 Malad
400066 19.233 72.862 Borivali East
400067 19.207 72.838 Kandivali West
400068 19.255 72.862 Dahisar
400069 19.117 72.860 Andheri East
400070 19.073 72.880 Kurla
400071 19.053 72.897 Chembur
400072 19.105 72.887 Sakinaka
400076 19.120 72.907 Powai
400077 19.083 72.908 Ghatkopar East
400078 19.145 72.935 Bhandup
400080 19.173 72.950 Mulund
400086 19.088 72.908 Ghatkopar
400092 19.230 72.850 Borivali West
400093 19.125 72.865 Andheri East
400097 19.185 72.862 Malad East
400101 19.205 72.868 Kandivali East
400104 19.160 72.835 Goregaon West
380001 23.027 72.587 Ahmedabad
380005 23.080 72.590 Sabarmati
380006 23.020 72.565 Ellisbridge
380007 23.010 72.562 Paldi
380008 22.995 72.605 Maninagar
380009 23.037 72.562 Navrangpura
380013 23.065 72.560 Naranpura
380015 23.025 72.530 Satellite
380051 22.998 72.530 Jivraj Park
380052 23.045 72.540 Memnagar
380054 23.045 72.515 Bodakdev
380058 23.035 72.465 Bopal
380059 23.058 72.505 Thaltej
380061 23.065 72.535 Ghatlodia
700019 22.527 88.365 Ballygunge
700028 22.635 88.420 Dum Dum
700029 22.517 88.363 Gariahat
700055 22.605 88.402 Lake Town
700059 22.615 88.430 Baguiati
700064 22.588 88.412 Salt Lake
700084 22.465 88.385 Garia
700091 22.580 88.430 Salt Lake
700094 22.480 88.390 Ajoy Nagar
700098 22.567 88.415 Salt Lake
700099 22.500 88.400 Mukundapur
700101 22.595 88.425 Kestopur
700105 22.545 88.405 Dhapa
700106 22.573 88.415 Salt Lake
700107 22.515 88.400 Kasba
700156 22.590 88.470 New Town
500003 17.440 78.490 Secunderabad
500016 17.440 78.465 Begumpet
500032 17.440 78.350 Gachibowli
500033 17.430 78.410 Jubilee Hills
500034 17.420 78.440 Banjara Hills
500072 17.490 78.400 Kukatpally
500081 17.445 78.385 Madhapur
500084 17.460 78.360 Kondapur
600017 13.040 80.233 T Nagar
600040 13.087 80.213 Anna Nagar
600042 12.980 80.220 Velachery
600096 12.965 80.245 Perungudi
600119 12.895 80.225 Sholinganallur
411001 18.520 73.875 Camp
411014 18.560 73.925 Viman Nagar
411021 18.515 73.775 Bavdhan
411028 18.500 73.935 Hadapsar
411038 18.505 73.815 Kothrud
411045 18.560 73.780 Baner
411057 18.590 73.740 Hinjawadi
395003 21.200 72.830 Surat
395006 21.215 72.865 Varachha
395007 21.165 72.785 Vesu
395009 21.195 72.795 Adajan
781001 26.185 91.745 Guwahati
781005 26.155 91.775 Ganeshguri
422001 19.998 73.785 Nashik
422009 19.970 73.785 Nashik
462001 23.260 77.410 Bhopal
462011 23.230 77.430 Maharana Pratap Nagar
462016 23.215 77.425 Arera Colony
`;
const SAME_QUARTER_KM = 2;
/** People on a square kilometre of a large Indian city, from which its radius follows. */
const DENSITY = 10_000;
/** Its outer quarters. */
const OUTSKIRTS = 1.25;

const cities = new Map(lines(CITIES).map((line) => [line.slice(0, 3), line.slice(4)]));
const quarters = new Map(
  lines(QUARTERS).map((line) => {
    const [code, lat, lng, ...name] = line.split(' ');
    return [code, { lat: Number(lat), lng: Number(lng), name: name.join(' ') }];
  }),
);

/** Returns the quarter of an Indian code, or its city if its point lies outside the city. */
export function cityOfCode(row, towns) {
  const quarter = quarters.get(row.code);
  if (quarter) return kilometers(quarter, row) > SAME_QUARTER_KM ? quarter : undefined;
  const name = cities.get(row.code.slice(0, 3));
  if (!name) return undefined;
  const city = towns
    .filter((town) => town.name === name)
    .reduce((a, b) => (a.population > b.population ? a : b));
  const own = city.population > LARGEST ? OWN_CODES_OF_THE_LARGEST : OWN_CODES;
  if (Number(row.code.slice(3)) >= own) return undefined;
  const radiusKm = OUTSKIRTS * Math.sqrt(city.population / DENSITY / Math.PI);
  return kilometers(city, row) > radiusKm ? city : undefined;
}

function lines(text) {
  return text.trim().split('\n');
}
