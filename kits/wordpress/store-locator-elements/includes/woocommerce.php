<?php
/**
 * Badges on WooCommerce's pages. Without WooCommerce none of these hooks is ever called.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * The product that the page or the loop shows, or null. Themes and builders call the hooks before
 * the global is set, or after it was replaced by something else.
 *
 * @return \WC_Product|null
 */
function shown_product() {
	global $product;
	if ( $product instanceof \WC_Product ) {
		return $product;
	}
	return 'product' === get_post_type() ? found_product( (string) get_the_ID() ) : null;
}

/**
 * The product with this id, or null.
 *
 * @param string $id The id of a post.
 * @return \WC_Product|null
 */
function found_product( string $id ) {
	$found = function_exists( 'wc_get_product' ) && ctype_digit( $id ) ? wc_get_product( $id ) : null;
	return $found instanceof \WC_Product ? $found : null;
}

/**
 * Returns what a badge has to know about its product: `id` and `variant` as the inventory names
 * them, and `form`, the product's id in WooCommerce's forms where its variations can be chosen.
 *
 * @param string $chosen The product that the author named; '' for the one that the page shows.
 */
function badge_product( string $chosen ): array {
	$product = '' === $chosen ? shown_product() : found_product( $chosen );
	$none    = array(
		'id'      => $chosen,
		'variant' => '',
		'form'    => '',
	);
	if ( ! $product ) {
		return $none;
	}
	$is_variation = $product->is_type( 'variation' );
	$id           = (string) ( $is_variation ? $product->get_parent_id() : $product->get_id() );
	return array(
		/**
		 * Filters the id by which the inventory knows a product, for inventories that do not use
		 * the shop's own ids.
		 *
		 * @param string      $id      The id in the shop.
		 * @param \WC_Product $product The product.
		 */
		'id'      => (string) apply_filters( 'store_locator_elements_product_id', $id, $product ),
		'variant' => $is_variation ? variant_id( $product ) : '',
		'form'    => $product->is_type( 'variable' ) ? $id : '',
	);
}

/**
 * The id by which the inventory knows a variation.
 *
 * @param \WC_Product $variation The variation.
 */
function variant_id( $variation ): string {
	$id = (string) $variation->get_id();
	/**
	 * Filters the id by which the inventory knows a variation.
	 *
	 * @param string      $id        The id in the shop.
	 * @param \WC_Product $variation The variation.
	 */
	return (string) apply_filters( 'store_locator_elements_variant_id', $id, $variation );
}

/**
 * Adds the inventory's id to the data of a variation, which WooCommerce hands to `found_variation`.
 *
 * @param array|false      $data      The data of a variation.
 * @param \WC_Product|null $parent    The product.
 * @param \WC_Product|null $variation The variation.
 */
function add_variant_id( $data, $parent = null, $variation = null ) {
	if ( is_array( $data ) && $variation instanceof \WC_Product ) {
		$data['store_locator_variant'] = variant_id( $variation );
	}
	return $data;
}
add_filter( 'woocommerce_available_variation', __NAMESPACE__ . '\add_variant_id', 10, 3 );

/**
 * Prints the badge below the form, once for each product. Two hooks call it: WooCommerce prints no
 * form for a product that its own stock lacks, which a store may still have.
 */
function print_product_badge(): void {
	static $printed = array();
	$product        = setting( 'product_badge' ) ? shown_product() : null;
	if ( ! $product || isset( $printed[ $product->get_id() ] ) ) {
		return;
	}
	$printed[ $product->get_id() ] = true;
	print_badge();
}
add_action( 'woocommerce_after_add_to_cart_form', __NAMESPACE__ . '\print_product_badge' );
add_action( 'woocommerce_single_product_summary', __NAMESPACE__ . '\print_product_badge', 31 );

/**
 * Prints a badge for each product of a list.
 */
function print_list_badge(): void {
	if ( setting( 'list_badge' ) && shown_product() ) {
		print_badge();
	}
}
add_action( 'woocommerce_after_shop_loop_item', __NAMESPACE__ . '\print_list_badge', 20 );

/**
 * Prints the badge of the shown product. A shop that shows its stores from a file has no stock, and
 * so nothing to print.
 */
function print_badge(): void {
	if ( ! has_files() || ! is_ready( 'stock-badge' ) ) {
		return;
	}
	$badge   = array_fill_keys( array( 'base-url', 'public-key', 'lang', 'dir', 'product-id', 'variant-id', 'follow', 'with-stores', 'auth', 'key-name', 'unknown', 'picker', 'for', 'platform-location-id', 'data-woo-product' ), true );
	$allowed = array( 'stock-badge' => $badge ) + wp_kses_allowed_html( 'post' );
	echo '<div class="store-locator-elements-badge">' . wp_kses( render_badge( array() ), $allowed ) . '</div>';
}
