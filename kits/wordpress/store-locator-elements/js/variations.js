// WooCommerce announces the chosen variation by jQuery only. This passes it on to every badge of
// the product, wherever on the page the badge is.
(function ($) {
  'use strict';

  function tell(form, variation) {
    const productId = String(form.getAttribute('data-product_id'));
    const variant = variation && (variation.store_locator_variant || variation.variation_id);
    document.querySelectorAll('stock-badge[data-woo-product]').forEach(function (badge) {
      if (badge.getAttribute('data-woo-product') !== productId) return;
      badge.variantId = variant ? String(variant) : undefined;
    });
  }

  // The events rise to the document, so forms that are added later are heard too.
  $(document)
    .on('found_variation', '.variations_form', function (event, variation) {
      tell(event.currentTarget, variation);
    })
    .on('reset_data', '.variations_form', function (event) {
      tell(event.currentTarget, undefined);
    });

  // An optimiser may load this file after WooCommerce has announced the first variation.
  $(function () {
    $('.variations_form').each(function (_, form) {
      const chosen = String($(form).find('[name=variation_id]').val() || '0');
      const known = $(form).data('product_variations') || [];
      const variation = known.filter(function (each) {
        return String(each.variation_id) === chosen;
      })[0];
      if (chosen !== '0') tell(form, variation || { variation_id: chosen });
    });
  });
})(window.jQuery);
