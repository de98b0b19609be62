// The parts of the map vendor's script that its locator element calls: points, bounds, and classes
// that do nothing.
class LatLng {
  constructor({ lat, lng }) {
    this.lat = () => (typeof lat === 'function' ? lat() : lat);
    this.lng = () => (typeof lng === 'function' ? lng() : lng);
  }
}
class LatLngBounds {
  extend() {
    return this;
  }
}
class Autocomplete {
  addListener() {}
  bindTo() {}
  getBounds() {}
  setOptions() {}
}
const libraries = {
  core: { LatLng, LatLngBounds, UnitSystem: { IMPERIAL: 0, METRIC: 1 } },
  places: { Autocomplete, Place: class Place {}, PlacesService: class PlacesService {} },
};

export function installStub() {
  globalThis.google = { maps: { importLibrary: async (name) => libraries[name] ?? {} } };
}
