import { create } from '../view/leaflet.js';

const SHOWN_MS = 1500;

/** A sentence across the map, shown for a moment. */
export interface MapHint {
  readonly element: HTMLElement;
  show(text: string): void;
  hide(): void;
}

export function createMapHint(): MapHint {
  const element = create('div', 'map-hint');
  // The hint is about mouse and fingers only, so screen readers skip it.
  element.setAttribute('aria-hidden', 'true');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    element.classList.remove('map-hint-shown');
  };
  return {
    element,
    hide,
    show(text) {
      hide();
      element.textContent = text;
      element.classList.add('map-hint-shown');
      timer = setTimeout(hide, SHOWN_MS);
    },
  };
}
