<?php
/**
 * The two elements, as blocks, shortcodes and WooCommerce's hooks show them.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a locator.
 *
 * @param array  $chosen Values of a block or shortcode: countries, product, layout, units, filters,
 *                       heading_level, without_map, without_search, sync_url.
 * @param string $inside The markup that is shown until the list has loaded.
 */
function render_locator( array $chosen, string $inside = '' ): string {
	$inside = '' === trim( $inside ) ? esc_html__( 'Our stores', 'store-locator-elements' ) : $inside;
	if ( is_feed() ) {
		return wp_kses_post( $inside );
	}
	if ( ! has_files() || ! is_ready( 'store-locator' ) ) {
		return not_ready( $inside, 'store-locator' );
	}
	use_assets();
	$attributes = array(
		'src'            => absolute_address( setting( 'stores_src' ) ),
		'streets-src'    => absolute_address( setting( 'streets_src' ) ),
		'data-url'       => files_address(),
		'countries'      => $chosen['countries'] ?? '',
		'product-id'     => $chosen['product'] ?? '',
		'layout'         => $chosen['layout'] ?? '',
		'units'          => $chosen['units'] ?? '',
		'filters-from'   => empty( $chosen['filters'] ) ? '' : 'tags',
		'heading-level'  => $chosen['heading_level'] ?? '',
		'without-map'    => ! empty( $chosen['without_map'] ),
		'without-search' => ! empty( $chosen['without_search'] ),
		'sync-url'       => ! empty( $chosen['sync_url'] ),
	);
	return element( 'store-locator', connection_attributes() + $attributes, $inside );
}

/**
 * Returns a badge. Without a product it is the badge of the product that the page shows, and ''
 * where there is none.
 *
 * @param array  $chosen Values of a block, shortcode or hook: product, variant, with_stores.
 * @param string $inside The markup that is shown until the stock has loaded.
 */
function render_badge( array $chosen, string $inside = '' ): string {
	$product = badge_product( $chosen['product'] ?? '' );
	if ( '' === $product['id'] || is_feed() ) {
		return '';
	}
	$inside = '' === trim( $inside ) ? esc_html__( 'Ask a store for stock', 'store-locator-elements' ) : $inside;
	if ( ! has_files() || ! is_ready( 'stock-badge' ) ) {
		return not_ready( $inside, 'stock-badge' );
	}
	use_assets();
	$fixed      = $chosen['variant'] ?? '';
	$variant    = '' === $fixed ? $product['variant'] : $fixed;
	$is_follow  = '' === $variant && '' !== $product['form'];
	$attributes = array(
		'product-id'       => $product['id'],
		'variant-id'       => $variant,
		// WooCommerce tells of a variation in its own way: js/variations.js.
		'follow'           => 'none',
		'with-stores'      => ! empty( $chosen['with_stores'] ),
		'data-woo-product' => $is_follow ? $product['form'] : '',
	);
	if ( $is_follow ) {
		wp_enqueue_script( VARIATIONS );
	}
	return element( 'stock-badge', connection_attributes() + $attributes, $inside );
}
