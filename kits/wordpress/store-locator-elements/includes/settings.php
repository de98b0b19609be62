<?php
/**
 * The settings, in one option.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

const OPTION = 'store_locator_elements';

/**
 * The settings of a site that has saved none.
 */
function default_settings(): array {
	return array(
		'base_url'      => '',
		'public_key'    => '',
		'stores_src'    => '',
		'streets_src'   => '',
		'language'      => '',
		'files_url'     => '',
		'product_badge' => '1',
		'list_badge'    => '',
	);
}

/**
 * All settings. A secret key that another program has written into the option is left out.
 */
function settings(): array {
	$saved    = get_option( OPTION );
	$settings = array_merge( default_settings(), is_array( $saved ) ? $saved : array() );
	foreach ( $settings as $name => $value ) {
		if ( ! is_string( $value ) || holds_secret_key( $value ) ) {
			$settings[ $name ] = '';
		}
	}
	return $settings;
}

/**
 * One setting.
 *
 * @param string $name A key of default_settings().
 */
function setting( string $name ): string {
	return settings()[ $name ];
}

/**
 * The languages of the elements, by the code that the elements know. The names are those of the
 * languages themselves, as in lists of languages everywhere.
 */
function languages(): array {
	return array(
		'ar'    => 'العربية',
		'de'    => 'Deutsch',
		'en'    => 'English',
		'es'    => 'Español',
		'fr'    => 'Français',
		'it'    => 'Italiano',
		'nl'    => 'Nederlands',
		'pl'    => 'Polski',
		'pt'    => 'Português do Brasil',
		'pt-PT' => 'Português de Portugal',
	);
}
