/**
 * Marks each canvas on which streets are drawn with `data-streets`. Streets alone are stroked from
 * paths that were made before. Returns a function that ends the marking. Needs nothing from outside
 * itself, so that a browser under remote control can run it.
 * @param page the window whose canvases are marked
 */
export function markStreets(page: typeof globalThis = globalThis): () => void {
  const canvas = page.CanvasRenderingContext2D.prototype;
  const { stroke } = canvas;
  canvas.stroke = function (path?: Path2D): void {
    if (path) this.canvas.dataset['streets'] = '';
    Reflect.apply(stroke, this, path ? [path] : []);
  };
  return () => {
    canvas.stroke = stroke;
  };
}

/** The sheet that is shown, when it has streets. */
export const streetsSheet = '.leaflet-basemap-pane canvas[data-streets]';
