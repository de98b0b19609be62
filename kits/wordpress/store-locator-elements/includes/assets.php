<?php
/**
 * The script of the elements, on pages that have an element.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

const SCRIPT     = 'store-locator-elements';
const VARIATIONS = 'store-locator-elements-variations';
const ENTRY      = 'assets/store-locator-elements.js';
const SHEET      = 'assets/store-locator-elements.css';

/**
 * The address of the folder that has the script and the map data, with a slash at its end.
 */
function files_address(): string {
	$folder = setting( 'files_url' );
	return '' === $folder ? plugins_url( 'assets/', PLUGIN_FILE ) : absolute_address( $folder );
}

/**
 * True when the script is there, as far as this site can tell.
 */
function has_files(): bool {
	return '' !== setting( 'files_url' ) || file_exists( plugin_dir_path( PLUGIN_FILE ) . ENTRY );
}

/**
 * The version of a file of the plugin: a packed file that changes gets a new address.
 *
 * @param string $path A path in the plugin's folder.
 */
function version_of( string $path ): string {
	$file = plugin_dir_path( PLUGIN_FILE ) . $path;
	return VERSION . '-' . ( file_exists( $file ) ? filemtime( $file ) : 0 );
}

/**
 * Makes the files known to WordPress. A page loads none of them until it has an element.
 */
function register_assets(): void {
	$version = '' === setting( 'files_url' ) ? version_of( ENTRY ) : null;
	wp_register_script( SCRIPT, files_address() . 'store-locator-elements.js', array(), $version, false );
	wp_register_script( VARIATIONS, plugins_url( 'js/variations.js', PLUGIN_FILE ), array( 'jquery' ), version_of( 'js/variations.js' ), true );
	if ( file_exists( plugin_dir_path( PLUGIN_FILE ) . SHEET ) ) {
		wp_register_style( SCRIPT, plugins_url( SHEET, PLUGIN_FILE ), array(), version_of( SHEET ) );
	}
}
add_action( 'init', __NAMESPACE__ . '\register_assets' );

/**
 * Lets the page load the elements.
 */
function use_assets(): void {
	wp_enqueue_script( SCRIPT );
	wp_enqueue_style( SCRIPT );
}

/**
 * Loads the files in the head where the page's own text has an element. Elements in other places,
 * such as widgets, load the files when they are rendered.
 */
function use_assets_early(): void {
	$post = is_singular() ? get_post() : null;
	if ( ! $post || ! has_files() ) {
		return;
	}
	$is_product = is_singular( 'product' ) && function_exists( 'wc_get_product' );
	if ( $is_product && setting( 'product_badge' ) && is_ready( 'stock-badge' ) ) {
		use_assets();
	}
	$names = array( 'store-locator', 'stock-badge' );
	foreach ( $names as $name ) {
		$has_element = has_block( BLOCKS . $name, $post ) || has_shortcode( $post->post_content, str_replace( '-', '_', $name ) );
		if ( $has_element && is_ready( $name ) ) {
			use_assets();
		}
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\use_assets_early' );

/**
 * Makes the script a module, and names the folder of the map data before it. Attributes cannot name
 * that folder on a badge.
 *
 * @param string $tag    The tag that WordPress has made.
 * @param string $handle The script's name.
 * @param string $src    The script's address.
 */
function module_tag( $tag, $handle, $src ) {
	if ( SCRIPT !== $handle ) {
		return $tag;
	}
	return sprintf( "<meta name=\"store-locator:data-url\" content=\"%s\" />\n", esc_url( files_address() ) ) . wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => "$handle-js",
		)
	);
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\module_tag', 10, 3 );
