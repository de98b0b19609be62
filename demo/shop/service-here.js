// A plain file server has no api/v1. Then the reference service runs in the page. It is the same
// code that `npm run demo` serves. It is loaded only when the host has said that it has no service.
const onHost = globalThis.fetch;
const folder = new URL('.', document.baseURI);
let service;

const isAsked = (url) => url.origin === location.origin && /\/api\/v1\//.test(url.pathname);

async function answerHere(url, init) {
  service ??= import('../../dist/demo/service.js');
  const { serviceInPage } = await service;
  document.dispatchEvent(new Event('service-here'));
  const path = url.pathname.slice(folder.pathname.length - 1);
  return serviceInPage(new URL(path + url.search, location.origin).href, init);
}

globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  if (!isAsked(url)) return onHost(input, init);
  if (!service) {
    const answer = await onHost(input, init);
    // the service's own errors are JSON
    if (answer.status !== 404 || /json/.test(answer.headers.get('Content-Type') ?? ''))
      return answer;
  }
  return answerHere(url, init);
};
