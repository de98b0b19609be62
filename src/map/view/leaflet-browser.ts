const { platform, userAgent } = navigator;

// This module replaces leaflet/src/core/Browser.js. That module assigns innerHTML when it loads, so
// a page that requires Trusted Types throws there. It also looks for browsers of 2010, which are
// not supported here. `touch: false` stops Leaflet from dragging the map with one finger, which
// should scroll the page. It also stops Leaflet from simulating double taps, because browsers send
// their own.
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
