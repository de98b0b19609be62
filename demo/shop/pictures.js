/**
 * Shows a product's picture in one of its colours, the first by default.
 * @param close the image of the close-up, where the page has one
 */
export function showPicture(picture, { handle, title, options }, variant, close) {
  const colours = options[0]?.name === 'Colour' ? options[0].values : [];
  const colour = colours.length > 0 ? (variant?.options[0] ?? colours[0]) : '';
  const name = [handle, colour.toLowerCase()].filter(Boolean).join('-');
  picture.src = `pictures/${name}.webp`;
  if (!close) return;
  picture.alt = [title, colour].filter(Boolean).join(', ');
  close.src = `pictures/${name}-close.webp`;
}
