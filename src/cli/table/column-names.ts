/**
 * The usual column names by field, in the languages of the elements, and as the service,
 * OpenStreetMap and commerce platforms write them. Upper case, accents, spaces and signs are
 * ignored. If two columns of a table name the same field, the name that stands first in this list
 * wins.
 */
export const columnNames = {
  id: 'id, store id, shop id, store code, store number, store no, code, number, no, filialnummer, filialnr, filial id, marktnummer, nummer, identifiant, numero, code magasin, numero magasin, id magasin, المعرف, معرف, رقم المتجر, رقم الفرع, رقم, id tienda, codigo, codigo tienda, codigo de tienda, numero tienda, numero de tienda, codice, codice negozio, id negozio, numero negozio, codice punto vendita, winkelnummer, winkel id, winkelcode, filiaalnummer, vestigingsnummer, id loja, id da loja, codigo loja, codigo da loja, numero da loja, identyfikator, id sklepu, kod sklepu, numer sklepu, nr sklepu, numer, nr',
  name: 'store name, shop name, branch name, location name, name, store, shop, branch, location, title, filialname, filiale, geschaft, laden, markt, bezeichnung, name der filiale, nom, nom magasin, nom du magasin, magasin, boutique, nom de la boutique, point de vente, enseigne, titre, anzeigename, الاسم, اسم, اسم المتجر, المتجر, اسم الفرع, الفرع, اسم المحل, customer name, nombre, nombre tienda, nombre de tienda, nombre de la tienda, tienda, sucursal, establecimiento, titulo, nome, nome negozio, nome del negozio, negozio, punto vendita, insegna, titolo, naam, winkelnaam, naam winkel, naam van de winkel, winkel, vestiging, filiaal, titel, nome loja, nome da loja, loja, filial, unidade, nazwa, nazwa sklepu, sklep, salon, placowka, oddzial, tytul',
  address:
    'address, address 1, address line 1, street, street address, street name, addr, addr street, adresse, adresse 1, strasse, anschrift, strasse und hausnummer, strasse hausnummer, strasse nr, adresszeile 1, rue, voie, adresse ligne 1, adresse postale, العنوان, عنوان, الشارع, شارع, العنوان 1, anschrift der filiale, adresse der filiale, billing address, direccion, direccion 1, calle, calle y numero, domicilio, indirizzo, indirizzo 1, via, via e numero, via e numero civico, indirizzo e numero civico, adres, adres 1, adresregel 1, straat, straatnaam, straat en huisnummer, straat en nummer, endereco, endereco 1, logradouro, morada, morada 1, rua, rua e numero, ulica, ulica i numer',
  address2:
    'address 2, address line 2, addr 2, suite, unit, adresse 2, adresszusatz, adressezusatz, zusatz, adressfeld 2, adressezeile 2, adresszeile 2, complement, complement d adresse, complement adresse, adresse ligne 2, العنوان 2, تكملة العنوان, direccion 2, complemento, indirizzo 2, adres 2, adresregel 2, toevoeging, huisnummertoevoeging, endereco 2, morada 2, nr lokalu, numer lokalu',
  numberBefore:
    'house number, street number, addr housenumber, housenumber, numero de rue, numero de voie, n de rue, رقم المبنى, رقم البناية',
  numberBehind:
    'hausnummer, hausnr, haus nr, haus nummer, numero exterior, numero civico, n civico, civico, huisnummer, huisnr, numero da porta, numer domu, nr domu, numer budynku, nr budynku',
  city: 'city, town, addr city, city town, locality, municipality, suburb, ort, stadt, ortschaft, gemeinde, wohnort, stadt ort, ville, commune, localite, المدينة, مدينة, البلدة, ciudad, localidad, poblacion, municipio, citta, comune, localita, plaats, plaatsnaam, woonplaats, stad, gemeente, cidade, localidade, concelho, miasto, miejscowosc',
  state:
    'state, province, region, county, state province, state region, province code, addr state, addr province, bundesland, kanton, provinz, departement, canton, المنطقة, منطقة, المحافظة, محافظة, الولاية, الإمارة, الاقليم, provincia, comunidad autonoma, estado, departamento, regione, provincie, regio, distrito, uf, regiao, wojewodztwo',
  zip: 'zip, zip code, zipcode, pin, pin code, pincode, post code, postcode, postal code, postalcode, addr postcode, plz, postleitzahl, code postal, cp, الرمز البريدي, رمز بريدي, الرقم البريدي, codigo postal, cap, codice postale, codice di avviamento postale, cep, kod pocztowy',
  country:
    'country, country name, country code, country region, nation, addr country, land, staat, landercode, landercode iso, landeskennzeichen, pays, code pays, الدولة, دولة, البلد, بلد, رمز الدولة, pais, codigo pais, codigo de pais, paese, nazione, stato, codice paese, landcode, codigo do pais, kraj, panstwo, kod kraju',
  lat: 'lat, latitude, geo lat, gps lat, y, breite, breitengrad, geographische breite, خط العرض, دائرة العرض, العرض, latitud, latitudine, breedtegraad, breedte, szerokosc geograficzna, szerokosc',
  lng: 'lng, lon, long, longitude, geo lng, geo lon, gps lng, gps lon, gps long, x, lange, langengrad, geographische lange, laenge, laengengrad, خط الطول, الطول, longitud, longitudine, lengtegraad, lengte, dlugosc geograficzna, dlugosc',
  position:
    'position, coordinates, coordinate, coords, lat lng, lat lon, lat long, latlng, latlon, latitude longitude, geo, gps, gps coordinates, geolocation, koordinaten, gps koordinaten, coordonnees, coordonnees gps, الاحداثيات, احداثيات, الموقع الجغرافي, coordenadas, coordenadas gps, posicion, coordinate gps, posizione, coordinaten, gps coordinaten, positie, posicao, wspolrzedne, wspolrzedne gps, wspolrzedne geograficzne, pozycja',
  phone:
    'phone, phone number, telephone, telephone number, tel, tel no, tel nr, contact phone, mobile, telefon, telefonnummer, rufnummer, numero de telephone, portable, الهاتف, هاتف, رقم الهاتف, تليفون, التليفون, telefono, numero de telefono, movil, celular, numero di telefono, cellulare, telefoon, telefoonnummer, mobiel, telefone, numero de telefone, telemovel, numer telefonu, nr telefonu, komorka',
  email:
    'email, e mail, email address, e mail address, mail, contact email, email adresse, e mail adresse, mailadresse, courriel, adresse email, adresse e mail, adresse mail, البريد الالكتروني, بريد الكتروني, الايميل, ايميل, correo electronico, correo, direccion de correo electronico, indirizzo email, posta elettronica, e mailadres, endereco de e mail, correio eletronico, adres e mail, poczta elektroniczna',
  url: 'website, web site, url, web, homepage, home page, link, web address, website url, store url, contact website, internet, webseite, internetseite, webadresse, site web, site internet, lien, adresse web, page web, الموقع الالكتروني, موقع الكتروني, رابط, الرابط, sitio web, pagina web, pagina, enlace, sito web, sito, sito internet, indirizzo web, webpagina, webadres, internetadres, site, endereco web, strona internetowa, strona www, strona, www, adres www, adres strony',
  hours:
    'hours, opening hours, open hours, opening times, store hours, business hours, offnungszeiten, oeffnungszeiten, geschaftszeiten, zeiten, horaires, horaires d ouverture, horaire, heures d ouverture, ساعات العمل, اوقات العمل, مواعيد العمل, ساعات الدوام, اوقات الدوام, horario, horarios, horario de apertura, horario comercial, horas de apertura, orari, orario, orari di apertura, orario di apertura, openingstijden, openingsuren, horario de funcionamento, horario de atendimento, horario de abertura, godziny, godziny otwarcia, godziny pracy',
  note: 'note, notes, description, info, information, comment, remark, remarks, hinweis, hinweise, beschreibung, bemerkung, bemerkungen, anmerkung, kommentar, remarque, remarques, commentaire, informations, ملاحظة, ملاحظات, الوصف, وصف, معلومات, nota, notas, descripcion, informacion, comentario, comentarios, observaciones, descrizione, informazioni, commento, osservazioni, notitie, notities, opmerking, opmerkingen, omschrijving, beschrijving, toelichting, descricao, informacoes, observacao, observacoes, opis, uwagi, notatka, notatki, informacje, komentarz',
  tags: 'tags, tag, categories, category, services, service, features, labels, type, kategorie, kategorien, schlagworte, leistungen, merkmale, categorie, etiquettes, mots cles, الوسوم, وسوم, الفئة, الفئات, التصنيف, الخدمات, etiquetas, categoria, categorias, servicios, tipo, etichette, servizi, trefwoorden, categorieen, diensten, servicos, tagi, etykiety, kategoria, uslugi, typ',
  image:
    'image, image url, photo, photo url, picture, picture url, img, bild, bild url, foto, bilder, photographie, الصورة, صورة, رابط الصورة, imagen, url de imagen, immagine, url immagine, fotografia, afbeelding, imagem, url da imagem, zdjecie, url zdjecia, obraz',
  priority:
    'priority, rank, sort, sort order, order, weight, prioritat, prioritaet, rang, reihenfolge, sortierung, priorite, ordre, الاولوية, اولوية, الترتيب, prioridad, orden, priorita, ordine, prioriteit, volgorde, prioridade, ordem, priorytet, kolejnosc',
  pin: 'pin color, pin colour, pin icon, marker color, marker colour, marker icon, pinfarbe, pin farbe, markerfarbe, marker farbe, couleur du repere, couleur du marqueur, color del marcador, color de pin, colore del segnaposto, colore segnaposto, kleur van de pin, pinkleur, cor do marcador, cor do pino, kolor pinezki, kolor znacznika, لون الدبوس, لون العلامة',
  mapsUrl:
    'google maps url, google maps, google maps link, google map, google map url, maps url, map url, map link, maps link, maps, google url, lien google maps, plan, خرائط جوجل, رابط خرائط جوجل, رابط الخريطة, enlace google maps, enlace de google maps, url de google maps, link a google maps, link do google maps',
  platformId:
    'platform location id, platform id, shopify location id, shopify id, location id, standort id, plattform id, id plateforme, id plataforma, id de plataforma, id piattaforma, id da plataforma, id platformy',
} as const;

/** A field that a column of a table may hold, such as `city`. */
export type Field = keyof typeof columnNames;
