const { platform, userAgent } = navigator;

// Stands in for leaflet/src/core/Browser.js, which assigns innerHTML when it loads (a page that
// requires Trusted Types throws there) and looks for browsers of 2010. What is left out reads as
// undefined: not such a browser. `touch: false` keeps Leaflet from dragging the map with one
// finger, which is to scroll the page, and from making up double taps: browsers send their own.
export default {
  any3d: true,
  canvas: true,
  chrome: /Chrome/.test(userAgent),
  linux: platform.startsWith('Linux'),
  mac: platform.startsWith('Mac'),
  mobile: /Mobi/.test(userAgent),
  passiveEvents: true,
  retina: devicePixelRatio > 1,
  svg: true,
  touch: false,
  touchNative: true,
};
