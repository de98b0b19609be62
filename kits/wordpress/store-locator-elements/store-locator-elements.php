<?php
/**
 * Plugin Name:       Store Locator Elements
 * Description:       A store locator and a stock badge as two blocks, two shortcodes and a badge on WooCommerce's product page. No map key, no third-party request.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       store-locator-elements
 * Domain Path:       /languages
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

foreach ( array( 'secret', 'address', 'settings', 'sanitize', 'assets', 'element', 'renderers', 'blocks', 'shortcodes', 'woocommerce' ) as $room ) {
	require_once __DIR__ . "/includes/$room.php";
}
if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}
