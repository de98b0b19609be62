/**
 * Marks each canvas of a map that shows streets with `data-streets`. Streets alone are stroked from
 * paths that were made before. Returns a function that ends the marking. Needs nothing from outside
 * itself, so that a browser under remote control can run it.
 * @param page the window whose canvases are marked
 */
export function markStreets(page: typeof globalThis = globalThis): () => void {
  const drawing = page.CanvasRenderingContext2D.prototype;
  const copy = page.OffscreenCanvasRenderingContext2D.prototype;
  const sheet = page.OffscreenCanvas.prototype;
  const shown = page.ImageBitmapRenderingContext.prototype;
  const { stroke } = drawing;
  const { drawImage } = copy;
  const { transferToImageBitmap } = sheet;
  const { transferFromImageBitmap } = shown;
  const withStreets = new WeakSet<object>();
  drawing.stroke = function (path?: Path2D): void {
    if (path) withStreets.add(this.canvas);
    Reflect.apply(stroke, this, path ? [path] : []);
  };
  copy.drawImage = function (image: CanvasImageSource, ...at: readonly number[]): void {
    if (withStreets.has(image)) withStreets.add(this.canvas);
    Reflect.apply(drawImage, this, [image, ...at]);
  };
  sheet.transferToImageBitmap = function (): ImageBitmap {
    const bitmap = transferToImageBitmap.call(this);
    if (withStreets.has(this)) withStreets.add(bitmap);
    return bitmap;
  };
  shown.transferFromImageBitmap = function (bitmap: ImageBitmap): void {
    const canvas = this.canvas as HTMLCanvasElement;
    canvas.toggleAttribute('data-streets', withStreets.has(bitmap));
    transferFromImageBitmap.call(this, bitmap);
  };
  return () => {
    Object.assign(drawing, { stroke });
    Object.assign(copy, { drawImage });
    Object.assign(sheet, { transferToImageBitmap });
    Object.assign(shown, { transferFromImageBitmap });
  };
}

/** The sheet that is shown, when it has streets. */
export const streetsSheet = '.leaflet-basemap-pane canvas[data-streets]';
