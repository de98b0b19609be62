const { platform, userAgent } = navigator;

// Stands in for leaflet/src/core/Browser.js, which assigns innerHTML when it loads (a page that
// requires Trusted Types throws there) and looks for browsers of 2010, which these are not.
// `touch: false` keeps Leaflet from dragging the map with one finger, which is to scroll the page,
// and from making up double taps: browsers send their own.
export default {
  any3d: true,
  canvas: true,
  chrome: /Chrome/.test(userAgent),
  edge: false,
  ie3d: false,
  ielt9: false,
  inlineSvg: false,
  linux: platform.startsWith('Linux'),
  mac: platform.startsWith('Mac'),
  mobile: /Mobi/.test(userAgent),
  mobileOpera: false,
  msPointer: false,
  passiveEvents: true,
  pointer: false,
  retina: devicePixelRatio > 1,
  safari: false,
  svg: true,
  touch: false,
  touchNative: true,
  vml: false,
};
