const pageSize = 250;
const atOnce = 6;

/**
 * Reads the listing as all rivals do: the first page alone, then six at a time until a page is
 * short.
 */
export async function readAll(onPage) {
  const read = async (page) => {
    const address = `${document.body.dataset.api}?page=${page}`;
    const response = await fetch(address, { headers: { public_key: 'pk_demo' } });
    return response.json();
  };
  let page = 1;
  let records = await read(page++);
  onPage(records);
  while (records.length === pageSize) {
    const wave = await Promise.all(Array.from({ length: atOnce }, () => read(page++)));
    wave.forEach(onPage);
    records = wave.at(-1);
  }
}
