// Stands in for leaflet/src/core/Browser.js, which assigns innerHTML when it loads (a page that
// requires Trusted Types throws there) and looks for browsers of 2010. What is left out reads as
// undefined: not such a browser. `touch: false` spares the page an emulation of touch and double
// tap: we listen to the real events.
export default {
  any3d: true,
  touch: false,
  touchNative: true,
  passiveEvents: true,
  mobile: /Mobi/.test(navigator.userAgent),
  retina: devicePixelRatio > 1,
};
