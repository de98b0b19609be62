// Counts the listeners of the window and the document, the observers and the timers of the page's
// scripts that still exist.
{
  const held = new Map();
  window.held = held;
  const count = (what, by) => held.set(what, (held.get(what) ?? 0) + by);
  const wrap = (target, name, onCall) => {
    const usual = target[name];
    target[name] = function (...args) {
      const result = usual.apply(this, args);
      onCall.call(this, args, result);
      return result;
    };
  };
  for (const target of [window, document]) {
    wrap(target, 'addEventListener', ([type]) => count(`listener ${type}`, 1));
    wrap(target, 'removeEventListener', ([type]) => count(`listener ${type}`, -1));
  }
  const { navigation } = window;
  if (navigation) {
    wrap(navigation, 'addEventListener', ([type]) => count(`navigation ${type}`, 1));
    wrap(navigation, 'removeEventListener', ([type]) => count(`navigation ${type}`, -1));
  }
  wrap(MutationObserver.prototype, 'observe', () => count('mutation observer', 1));
  wrap(MutationObserver.prototype, 'disconnect', () => count('mutation observer', -1));
  const observed = new Set();
  wrap(IntersectionObserver.prototype, 'observe', ([target]) => observed.add(target));
  wrap(IntersectionObserver.prototype, 'unobserve', ([target]) => observed.delete(target));
  window.observed = observed;
  const intervals = new Set();
  wrap(window, 'setInterval', (_, id) => intervals.add(id));
  wrap(window, 'clearInterval', ([id]) => intervals.delete(id));
  window.intervals = intervals;
  window.untouched = { pushState: history.pushState, replaceState: history.replaceState };
}
