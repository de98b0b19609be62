<?php
/**
 * The two shortcodes.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the shortcodes known.
 */
function register_shortcodes(): void {
	add_shortcode( 'store_locator', __NAMESPACE__ . '\locator_shortcode' );
	add_shortcode( 'stock_badge', __NAMESPACE__ . '\badge_shortcode' );
}
add_action( 'init', __NAMESPACE__ . '\register_shortcodes' );

/**
 * Renders [store_locator countries="FR" layout="list"]text[/store_locator].
 *
 * @param array|string $attributes The shortcode's attributes; '' for none.
 * @param string|null  $content    The text inside.
 */
function locator_shortcode( $attributes, $content = null ): string {
	$known = array_fill_keys( array( 'countries', 'product', 'layout', 'units', 'filters', 'heading_level', 'without_map', 'without_search', 'sync_url' ), '' );
	return render_locator( shortcode_values( $known, $attributes, 'store_locator' ), (string) $content );
}

/**
 * Renders [stock_badge product="123" variant="456" with_stores="yes"]text[/stock_badge].
 *
 * @param array|string $attributes The shortcode's attributes; '' for none.
 * @param string|null  $content    The text inside.
 */
function badge_shortcode( $attributes, $content = null ): string {
	$known = array_fill_keys( array( 'product', 'variant', 'with_stores' ), '' );
	return render_badge( shortcode_values( $known, $attributes, 'stock_badge' ), (string) $content );
}

/**
 * Returns the values of a shortcode. Authors write "no" and "false" for what they do not want, and
 * a name without a value for what they do.
 *
 * @param array        $known      The default of each attribute.
 * @param array|string $attributes The shortcode's attributes.
 * @param string       $name       The shortcode.
 */
function shortcode_values( array $known, $attributes, string $name ): array {
	$given = is_array( $attributes ) ? $attributes : array();
	foreach ( $given as $key => $value ) {
		if ( is_int( $key ) ) {
			$given[ strtolower( $value ) ] = 'yes';
		}
	}
	$values = shortcode_atts( $known, $given, $name );
	return array_map(
		static function ( $value ) {
			return in_array( strtolower( (string) $value ), array( 'no', 'false', '0' ), true ) ? '' : trim( (string) $value );
		},
		$values
	);
}
