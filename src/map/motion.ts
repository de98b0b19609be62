/** How to move, for Leaflet: not animated where the visitor prefers less motion, which may change. */
export const motion = (): { animate?: false } =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? { animate: false } : {};
