<?php
/**
 * Removes the settings when the plugin is deleted. The plugin keeps nothing else.
 *
 * @package StoreLocatorElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$store_locator_elements_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $store_locator_elements_sites as $store_locator_elements_site ) {
		delete_blog_option( $store_locator_elements_site, 'store_locator_elements' );
	}
} else {
	delete_option( 'store_locator_elements' );
}
