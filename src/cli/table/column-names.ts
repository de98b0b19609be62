/**
 * The usual column names by field, in English, German, French and Arabic, and as the service,
 * OpenStreetMap and commerce platforms write them. Upper case, accents, spaces and signs are
 * ignored. If two columns of a table name the same field, the name that stands first in this list
 * wins.
 */
export const columnNames = {
  id: 'id, store id, shop id, store code, store number, store no, code, number, no, filialnummer, filialnr, filial id, marktnummer, nummer, identifiant, numero, code magasin, numero magasin, id magasin, المعرف, معرف, رقم المتجر, رقم الفرع, رقم',
  name: 'store name, shop name, branch name, location name, name, store, shop, branch, location, title, filialname, filiale, geschaft, laden, markt, bezeichnung, name der filiale, nom, nom magasin, nom du magasin, magasin, boutique, nom de la boutique, point de vente, enseigne, titre, anzeigename, الاسم, اسم, اسم المتجر, المتجر, اسم الفرع, الفرع, اسم المحل, customer name',
  address:
    'address, address 1, address line 1, street, street address, street name, addr, addr street, adresse, adresse 1, strasse, anschrift, strasse und hausnummer, strasse hausnummer, strasse nr, adresszeile 1, rue, voie, adresse ligne 1, adresse postale, العنوان, عنوان, الشارع, شارع, العنوان 1, anschrift der filiale, adresse der filiale, billing address',
  address2:
    'address 2, address line 2, addr 2, suite, unit, adresse 2, adresszusatz, adressezusatz, zusatz, adressfeld 2, adressezeile 2, adresszeile 2, complement, complement d adresse, complement adresse, adresse ligne 2, العنوان 2, تكملة العنوان',
  numberBefore:
    'house number, street number, addr housenumber, housenumber, numero de rue, numero de voie, n de rue, رقم المبنى, رقم البناية',
  numberBehind: 'hausnummer, hausnr, haus nr, haus nummer',
  city: 'city, town, addr city, city town, locality, municipality, suburb, ort, stadt, ortschaft, gemeinde, wohnort, stadt ort, ville, commune, localite, المدينة, مدينة, البلدة',
  state:
    'state, province, region, county, state province, state region, province code, addr state, addr province, bundesland, kanton, provinz, departement, canton, المنطقة, منطقة, المحافظة, محافظة, الولاية, الإمارة, الاقليم',
  zip: 'zip, zip code, zipcode, post code, postcode, postal code, postalcode, addr postcode, plz, postleitzahl, code postal, cp, الرمز البريدي, رمز بريدي, الرقم البريدي',
  country:
    'country, country name, country code, country region, nation, addr country, land, staat, landercode, landercode iso, landeskennzeichen, pays, code pays, الدولة, دولة, البلد, بلد, رمز الدولة',
  lat: 'lat, latitude, geo lat, gps lat, y, breite, breitengrad, geographische breite, خط العرض, دائرة العرض, العرض',
  lng: 'lng, lon, long, longitude, geo lng, geo lon, gps lng, gps lon, gps long, x, lange, langengrad, geographische lange, laenge, laengengrad, خط الطول, الطول',
  position:
    'position, coordinates, coordinate, coords, lat lng, lat lon, lat long, latlng, latlon, latitude longitude, geo, gps, gps coordinates, geolocation, koordinaten, gps koordinaten, coordonnees, coordonnees gps, الاحداثيات, احداثيات, الموقع الجغرافي',
  phone:
    'phone, phone number, telephone, telephone number, tel, tel no, tel nr, contact phone, mobile, telefon, telefonnummer, rufnummer, numero de telephone, portable, الهاتف, هاتف, رقم الهاتف, تليفون, التليفون',
  email:
    'email, e mail, email address, e mail address, mail, contact email, email adresse, e mail adresse, mailadresse, courriel, adresse email, adresse e mail, adresse mail, البريد الالكتروني, بريد الكتروني, الايميل, ايميل',
  url: 'website, web site, url, web, homepage, home page, link, web address, website url, store url, contact website, internet, webseite, internetseite, webadresse, site web, site internet, lien, adresse web, page web, الموقع الالكتروني, موقع الكتروني, رابط, الرابط',
  hours:
    'hours, opening hours, open hours, opening times, store hours, business hours, offnungszeiten, oeffnungszeiten, geschaftszeiten, zeiten, horaires, horaires d ouverture, horaire, heures d ouverture, ساعات العمل, اوقات العمل, مواعيد العمل, ساعات الدوام, اوقات الدوام',
  note: 'note, notes, description, info, information, comment, remark, remarks, hinweis, hinweise, beschreibung, bemerkung, bemerkungen, anmerkung, kommentar, remarque, remarques, commentaire, informations, ملاحظة, ملاحظات, الوصف, وصف, معلومات',
  tags: 'tags, tag, categories, category, services, service, features, labels, type, kategorie, kategorien, schlagworte, leistungen, merkmale, categorie, etiquettes, mots cles, الوسوم, وسوم, الفئة, الفئات, التصنيف, الخدمات',
  image:
    'image, image url, photo, photo url, picture, picture url, img, bild, bild url, foto, bilder, photographie, الصورة, صورة, رابط الصورة',
  priority:
    'priority, rank, sort, sort order, order, weight, prioritat, prioritaet, rang, reihenfolge, sortierung, priorite, ordre, الاولوية, اولوية, الترتيب',
  mapsUrl:
    'google maps url, google maps, google maps link, google map, google map url, maps url, map url, map link, maps link, maps, google url, lien google maps, plan, خرائط جوجل, رابط خرائط جوجل, رابط الخريطة',
  platformId:
    'platform location id, platform id, shopify location id, shopify id, location id, standort id, plattform id, id plateforme',
} as const;

/** A field that a column of a table may hold, such as `city`. */
export type Field = keyof typeof columnNames;
