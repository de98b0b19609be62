/**
 * Islands, and counties that are no longer administered or that consist of several districts:
 * country, names, middle, and how far it reaches in kilometres. Addresses name them as states.
 */
export const CURATED_PARTS = `
AG Barbuda 17.63,-61.80 12
CA Vancouver Island 49.60,-125.50 220
CA Cape Breton|Cape Breton Island 46.2,-60.6 90
CL Chiloé|Isla de Chiloé -42.6,-73.9 95
CL Isla de Pascua|Easter Island|Rapa Nui -27.12,-109.36 15
DE Rügen 54.42,13.43 34
DE Sylt 54.90,8.35 22
DE Usedom 54.00,13.95 26
DE Fehmarn 54.45,11.15 14
DE Föhr 54.71,8.50 8
DE Norderney 53.71,7.20 9
DE Borkum 53.59,6.69 8
DK Bornholm 55.13,14.92 26
DK Funen|Fyn 55.33,10.38 48
DK Lolland 54.76,11.42 32
DK Falster 54.80,11.97 24
ES Mallorca|Majorca 39.62,2.95 60
ES Menorca|Minorca 39.97,4.08 28
ES Ibiza|Eivissa 38.98,1.42 28
ES Formentera 38.70,1.45 14
ES Tenerife 28.27,-16.60 50
ES Gran Canaria 27.95,-15.60 32
ES Lanzarote 29.05,-13.65 36
ES Fuerteventura 28.40,-14.00 58
ES La Palma 28.68,-17.86 27
ES La Gomera 28.10,-17.22 17
ES El Hierro 27.74,-18.02 18
FR Belle-Île|Belle-Île-en-Mer 47.33,-3.18 12
FR Île de Ré|Ile de Re 46.20,-1.42 18
FR Île d'Oléron|Oléron 45.93,-1.30 20
FR Île de Noirmoutier|Noirmoutier 46.98,-2.25 13
GB Antrim 54.86,-6.20 45
GB Argyll|Argyllshire 56.10,-5.30 82
GB Armagh 54.33,-6.60 28
GB Avon 51.43,-2.60 36
GB Ayrshire 55.50,-4.55 48
GB Banffshire 57.50,-2.80 36
GB Bedfordshire|Beds 52.05,-0.45 30
GB Berkshire|Royal County of Berkshire|Berks 51.45,-1.03 40
GB Berwickshire 55.77,-2.40 28
GB Caithness 58.42,-3.40 36
GB Cheshire|Ches 53.20,-2.55 48
GB Cleveland|Teesside 54.58,-1.20 26
GB Clwyd 53.10,-3.35 44
GB Cumberland 54.72,-3.10 50
GB Down 54.40,-5.90 44
GB Dumfriesshire 55.15,-3.50 46
GB Dunbartonshire 56.00,-4.55 28
GB Dyfed 51.98,-4.40 76
GB Fermanagh 54.35,-7.65 36
GB Glamorgan 51.60,-3.50 44
GB Grampian 57.25,-2.60 85
GB Greater Manchester|Manchester 53.50,-2.31 30
GB Gwent 51.72,-3.00 30
GB Humberside|North Humberside|South Humberside 53.72,-0.40 58
GB Huntingdonshire 52.40,-0.25 24
GB Inverness-shire|Invernesshire 57.10,-4.90 112
GB Isle of Arran|Arran 55.58,-5.22 18
GB Isle of Bute|Bute 55.83,-5.07 14
GB Isle of Islay|Islay 55.77,-6.20 26
GB Isle of Lewis|Lewis 58.22,-6.55 38
GB Isle of Mull|Mull 56.45,-6.00 34
GB Isle of Skye|Skye 57.35,-6.25 40
GB Kincardineshire 56.95,-2.40 28
GB Kirkcudbrightshire 55.00,-4.10 40
GB Lanarkshire 55.70,-3.85 42
GB Londonderry|Derry 54.93,-6.90 42
GB Lothian 55.90,-3.20 46
GB Merseyside 53.43,-2.95 28
GB Mid Glamorgan 51.62,-3.40 28
GB Middlesex|Middx 51.55,-0.36 24
GB Montgomeryshire 52.57,-3.40 34
GB Morayshire 57.55,-3.30 40
GB Northamptonshire|Northants 52.30,-0.85 46
GB Peeblesshire 55.62,-3.30 26
GB Perthshire 56.55,-3.75 62
GB Ross-shire|Ross and Cromarty|Rosshire 57.60,-4.90 76
GB Roxburghshire 55.48,-2.60 34
GB Shetland|Shetland Islands 60.30,-1.20 76
GB South Glamorgan 51.44,-3.30 20
GB South Yorkshire|South Yorks|S Yorks|S Yorkshire 53.50,-1.33 38
GB Stirlingshire 56.10,-4.15 42
GB Strathclyde 55.75,-4.70 90
GB Sussex 50.95,-0.10 76
GB Sutherland 58.20,-4.50 58
GB Tayside 56.55,-3.40 70
GB Tyne and Wear|Tyne & Wear 54.95,-1.58 24
GB Tyrone 54.60,-7.10 52
GB West Glamorgan 51.65,-3.87 24
GB West Midlands|W Midlands 52.50,-1.90 34
GB West Yorkshire|West Yorks|W Yorks|W Yorkshire 53.75,-1.66 42
GB Western Isles|Outer Hebrides|Na h-Eileanan Siar 57.7,-7.0 110
GB Westmorland 54.45,-2.75 40
GB Wigtownshire 54.87,-4.75 34
GB Yorkshire|Yorks 53.95,-1.30 108
GR Corfu|Kerkyra|Κέρκυρα 39.60,19.85 40
GR Crete|Kriti|Κρήτη 35.25,24.90 140
GR Euboea|Evia|Εύβοια 38.55,23.85 96
GR Kefalonia|Cephalonia|Κεφαλονιά 38.20,20.57 32
GR Kos|Κως 36.83,27.10 28
GR Lesbos|Lesvos|Λέσβος 39.20,26.25 42
GR Mykonos|Μύκονος 37.45,25.37 13
GR Naxos|Νάξος 37.05,25.50 22
GR Paros|Πάρος 37.07,25.19 16
GR Rhodes|Rodos|Ρόδος 36.20,27.95 50
GR Samos|Σάμος 37.75,26.80 28
GR Santorini|Thira|Σαντορίνη 36.40,25.45 14
GR Skiathos|Σκιάθος 39.16,23.46 10
GR Zakynthos|Zante|Ζάκυνθος 37.80,20.77 25
HN Roatán|Bay Islands|Islas de la Bahía 16.35,-86.45 45
HR Brač 43.32,16.65 26
HR Cres 44.85,14.40 38
HR Hvar 43.16,16.70 42
HR Korčula 42.95,16.90 28
HR Krk 45.07,14.60 24
HR Pag 44.50,14.95 34
HR Rab 44.77,14.76 14
ID Lombok -8.60,116.30 58
IE Cavan 54.00,-7.30 46
IE Dublin 53.36,-6.27 30
IE Longford 53.72,-7.75 28
IE Offaly 53.22,-7.70 48
IT Elba|Isola d'Elba 42.78,10.28 22
IT Ischia 40.73,13.90 9
MT Gozo|Għawdex 36.045,14.25 9
MX Cozumel 20.45,-86.92 26
MY Langkawi 6.35,99.80 22
NO Lofoten 68.20,14.00 75
NZ Waiheke Island|Waiheke -36.80,175.10 16
PH Boracay 11.97,121.92 7
PH Siargao 9.87,126.07 22
PT Faial 38.58,-28.70 14
PT Pico 38.47,-28.30 28
PT Porto Santo 33.07,-16.34 10
PT São Miguel 37.78,-25.45 40
PT Terceira 38.72,-27.22 20
SE Öland 56.75,16.70 76
TH Ko Samui|Koh Samui 9.50,100.00 18
TH Ko Pha-ngan|Koh Phangan 9.73,100.03 12
TH Ko Chang|Koh Chang 12.08,102.32 18
TT Tobago 11.25,-60.68 28
TZ Zanzibar|Unguja -6.10,39.35 50
US Big Island|Hawaii Island|Island of Hawaii 19.60,-155.50 90
US Kauai 22.05,-159.53 32
US Long Island 40.80,-73.10 96
US Maui 20.80,-156.35 42
US Molokai 21.13,-157.02 36
US Oahu 21.47,-157.98 38
VN Phú Quốc 10.20,103.97 32
`;

/** Other names of parts that GeoNames has: country, its name there = names. */
export const OTHER_NAMES = `
DE Lower Bavaria=Niederbayern
DE Upper Bavaria=Oberbayern
DE Upper Franconia=Oberfranken
DE Upper Palatinate=Oberpfalz
DE Swabia=Schwaben
GB Buckinghamshire=Bucks
GB Cambridgeshire=Cambs
GB County Durham=Co Durham|Durham
GB Cornwall=Kernow
GB Derbyshire=Derbys
GB East Sussex=E Sussex
GB East Riding of Yorkshire=East Yorkshire|East Riding|East Yorks
GB Gloucestershire=Glos|Gloucs
GB Greater London=London
GB Hampshire=Hants
GB Hertfordshire=Herts
GB Isle of Wight=IOW|I.O.W.|IoW
GB Lancashire=Lancs
GB Leicestershire=Leics
GB Lincolnshire=Lincs
GB Newcastle upon Tyne=Newcastle-upon-Tyne
GB Norfolk=Norf
GB North Yorkshire=North Yorks|N Yorks|N Yorkshire
GB Northumberland=Northd
GB Nottinghamshire=Notts
GB Oxfordshire=Oxon
GB Shropshire=Salop
GB Staffordshire=Staffs
GB District of Rutland=Rutland
GB The Scottish Borders=Scottish Borders|Borders
GB Warwickshire=Warks
GB West Sussex=W Sussex
GB Wiltshire=Wilts
GB Worcestershire=Worcs
GB County of Ceredigion=Ceredigion|Cardiganshire
GB County of Flintshire=Flintshire
GB Sir Powys=Powys
GB Anglesey=Isle of Anglesey|Ynys Môn
IE Limerick City and County Council=Limerick
ES Província de Castelló=Castellón
ES Província d'Alacant=Alicante
`;
