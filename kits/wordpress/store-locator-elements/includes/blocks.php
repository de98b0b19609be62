<?php
/**
 * The two blocks. The server renders them, so a page keeps no copy of the settings.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

const BLOCKS = 'store-locator-elements/';
const EDITOR = 'store-locator-elements-editor';

/**
 * Makes the blocks known.
 */
function register_blocks(): void {
	$needed = array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n' );
	wp_register_script( EDITOR, plugins_url( 'js/editor.js', PLUGIN_FILE ), $needed, version_of( 'js/editor.js' ), true );
	wp_set_script_translations( EDITOR, 'store-locator-elements', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
	$folder = plugin_dir_path( PLUGIN_FILE ) . 'blocks';
	register_block_type( "$folder/store-locator", array( 'render_callback' => __NAMESPACE__ . '\locator_block' ) );
	register_block_type( "$folder/stock-badge", array( 'render_callback' => __NAMESPACE__ . '\badge_block' ) );
}
add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/**
 * Renders the block of the locator.
 *
 * @param array $attributes The block's attributes.
 */
function locator_block( $attributes ): string {
	$names = array(
		'countries'     => 'countries',
		'productId'     => 'product',
		'layout'        => 'layout',
		'units'         => 'units',
		'filters'       => 'filters',
		'headingLevel'  => 'heading_level',
		'withoutMap'    => 'without_map',
		'withoutSearch' => 'without_search',
		'syncUrl'       => 'sync_url',
	);
	return in_wrapper( render_locator( renamed( $attributes, $names ), inside_of( $attributes ) ) );
}

/**
 * Renders the block of the badge. In a list of products each badge is that of its product.
 *
 * @param array          $attributes The block's attributes.
 * @param string         $content    Nothing: the block has no content.
 * @param \WP_Block|null $block      The block, with the post around it.
 */
function badge_block( $attributes, $content = '', $block = null ): string {
	$names  = array(
		'productId'  => 'product',
		'variantId'  => 'variant',
		'withStores' => 'with_stores',
	);
	$chosen = renamed( $attributes, $names );
	$around = $block->context['postId'] ?? 0;
	if ( '' === ( $chosen['product'] ?? '' ) && 'product' === get_post_type( $around ) ) {
		$chosen['product'] = (string) $around;
	}
	$badge = render_badge( $chosen, inside_of( $attributes ) );
	return '' === $badge ? '' : in_wrapper( $badge );
}

/**
 * Returns the values under the names that renderers know.
 *
 * @param array $attributes A block's attributes.
 * @param array $names      The renderer's name for each attribute.
 */
function renamed( array $attributes, array $names ): array {
	$chosen = array();
	foreach ( $names as $attribute => $name ) {
		$value           = $attributes[ $attribute ] ?? '';
		$chosen[ $name ] = is_bool( $value ) ? $value : trim( (string) $value );
	}
	return $chosen;
}

/**
 * The text that the author wants shown until the element has loaded.
 *
 * @param array $attributes A block's attributes.
 */
function inside_of( array $attributes ): string {
	return esc_html( (string) ( $attributes['fallback'] ?? '' ) );
}

/**
 * Puts the block's classes around an element: its width in the page, for one.
 *
 * @param string $markup The element.
 */
function in_wrapper( string $markup ): string {
	return '<div ' . get_block_wrapper_attributes() . ">$markup</div>";
}
