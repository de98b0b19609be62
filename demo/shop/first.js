// Runs before the first paint. It sets the look and the language of the page, as a theme's server
// would.
(() => {
  const { searchParams } = new URL(location.href);
  const root = document.documentElement;
  const look = searchParams.get('look') ?? 'plain';
  const language = searchParams.get('language') ?? (look === 'rtl' ? 'ar' : 'en');
  root.dataset.look = look;
  root.dataset.width = searchParams.get('width') ?? 'full';
  const translated = ['de', 'fr', 'ar', 'es', 'it', 'nl', 'pl', 'pt', 'pt-PT'];
  root.lang = translated.includes(language) ? language : 'en';
  root.dir = language === 'ar' || look === 'rtl' ? 'rtl' : 'ltr';
  // Until its words are there: nothing that is seen is written anew.
  root.classList.toggle('waits', root.lang !== 'en' || searchParams.has('product'));
})();
