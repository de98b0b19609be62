// The events of WooCommerce's add-to-cart-variation.js: jQuery announces on the form that a
// variation was chosen, and that a choice was taken back.
jQuery(($) => {
  $('.variations_form').each((_, element) => {
    const form = $(element);
    form.on('change', 'select', () => {
      const size = form.find('select').val();
      const variation = form
        .data('product_variations')
        .find((each) => each.attributes.attribute_size === size);
      form.find('[name=variation_id]').val(variation ? variation.variation_id : '');
      if (variation) form.trigger('found_variation', [variation]);
      else form.trigger('reset_data');
    });
  });
});
