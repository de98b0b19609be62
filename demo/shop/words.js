// The shop's own words. The elements have their own.
const words = {
  de: {
    find: 'Filiale finden',
    product: 'Produkt',
    collection: 'Kollektion',
    stores: 'Unsere Filialen',
    reserve: 'Online reservieren, in Ihrer Nähe anprobieren und zahlen.',
    try: 'Zum Beispiel',
    autumn: 'Die Herbstkollektion',
    autumnLead: 'Heute reservieren, heute abholen: jede Karte sagt, wo.',
    colour: 'Farbe',
    size: 'Größe',
    value: 'Wert',
    pickUp: 'Abholen in der Filiale',
    button: 'Zur Abholung reservieren',
    free: 'Kostenlos für 48 Stunden zurückgelegt. Bezahlt wird in der Filiale.',
    reserved: 'Für Sie zurückgelegt. Die Marke ist erfunden: nichts wurde gesendet.',
    seeStores: 'Filialen mit diesem Artikel zeigen',
    seeAll: 'Alle Filialen zeigen',
    ask: 'Fragen Sie in der Filiale nach.',
    help: 'Unser Kundendienst kennt jede Filiale:',
    care: 'Zum Reparieren gemacht. Bringen Sie es zurück, wir bessern es aus.',
    demo: 'Diese Marke ist erfunden.',
  },
  fr: {
    find: 'Trouver un magasin',
    product: 'Produit',
    collection: 'Collection',
    stores: 'Nos magasins',
    reserve: 'Réservez en ligne, essayez et payez près de chez vous.',
    try: 'Par exemple',
    autumn: 'La collection d’automne',
    autumnLead: 'Réservé aujourd’hui, retiré aujourd’hui : chaque article dit où.',
    colour: 'Couleur',
    size: 'Taille',
    value: 'Montant',
    pickUp: 'Retrait en magasin',
    button: 'Réserver pour le retrait',
    free: 'Mis de côté 48 heures, sans frais. Vous payez en magasin.',
    reserved: 'Mis de côté pour vous. La marque est inventée : rien n’a été envoyé.',
    seeStores: 'Voir les magasins qui l’ont',
    seeAll: 'Voir tous les magasins',
    ask: 'Renseignez-vous en magasin.',
    help: 'Notre service client connaît chaque magasin :',
    care: 'Fait pour être réparé. Rapportez-le, nous le reprenons.',
    demo: 'Cette marque est inventée.',
  },
  ar: {
    find: 'ابحث عن متجر',
    product: 'المنتج',
    collection: 'المجموعة',
    stores: 'متاجرنا',
    reserve: 'احجز عبر الإنترنت، ثم جرّب وادفع في المتجر القريب منك.',
    try: 'مثلًا',
    autumn: 'مجموعة الخريف',
    autumnLead: 'احجز اليوم واستلم اليوم: كل بطاقة تخبرك أين.',
    colour: 'اللون',
    size: 'المقاس',
    value: 'القيمة',
    pickUp: 'الاستلام من المتجر',
    button: 'احجز للاستلام',
    free: 'نحتفظ به 48 ساعة مجانًا. الدفع في المتجر.',
    reserved: 'حُجز لك. العلامة من نسج الخيال: لم يُرسَل شيء.',
    seeStores: 'اعرض المتاجر التي يتوفر فيها',
    seeAll: 'اعرض كل المتاجر',
    ask: 'اسأل المتجر عن التوفر.',
    help: 'خدمة العملاء تعرف كل متجر:',
    care: 'صُنع ليُصلَح. أعِده إلينا ونحن نصلحه.',
    demo: 'هذه العلامة التجارية من نسج الخيال.',
  },
};

/** Writes the page in its language; what has no word there stays as it is. */
export function translate(root = document) {
  const own = words[document.documentElement.lang] ?? {};
  for (const element of root.querySelectorAll('[data-word]'))
    element.textContent = own[element.dataset.word] ?? element.textContent;
  for (const element of root.querySelectorAll('[data-label]'))
    element.ariaLabel = own[element.dataset.label] ?? element.ariaLabel;
  for (const element of root.querySelectorAll('[data-price]'))
    element.textContent = priceText(element.dataset.price);
}

/** An amount as it is written in the page's language. */
export const priceText = (amount, currency = 'EUR') =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency }).format(
    amount,
  );

/** An option's name, which the catalogue has in English. */
export const optionName = (name) =>
  words[document.documentElement.lang]?.[name.toLowerCase()] ?? name;
