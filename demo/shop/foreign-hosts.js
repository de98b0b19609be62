/** Tells how many requests of this page went to another host, now and whenever that changes. */
export function countForeignHosts(tell) {
  let count = 0;
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (/^https?:/.test(name) && new URL(name).host !== location.host) count++;
    tell(count);
  }).observe({ type: 'resource', buffered: true });
}
