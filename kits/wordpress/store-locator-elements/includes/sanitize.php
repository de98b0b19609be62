<?php
/**
 * Cleans the settings before they are saved.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * The names of the settings as the merchant sees them.
 */
function setting_labels(): array {
	return array(
		'base_url'      => __( 'Service address', 'store-locator-elements' ),
		'public_key'    => __( 'Public key', 'store-locator-elements' ),
		'stores_src'    => __( 'File of stores', 'store-locator-elements' ),
		'streets_src'   => __( 'Streets', 'store-locator-elements' ),
		'language'      => __( 'Language', 'store-locator-elements' ),
		'files_url'     => __( 'Folder of the script', 'store-locator-elements' ),
		'product_badge' => __( 'Product pages', 'store-locator-elements' ),
		'list_badge'    => __( 'Lists of products', 'store-locator-elements' ),
	);
}

/**
 * Returns the settings to save. A value that cannot be used is answered by a sentence, and the
 * earlier value stays.
 *
 * @param mixed $input The form's values.
 */
function sanitize_settings( $input ): array {
	$before = settings();
	$input  = is_array( $input ) ? $input : array();
	$clean  = array();
	foreach ( array_keys( default_settings() ) as $name ) {
		$value = isset( $input[ $name ] ) && is_scalar( $input[ $name ] ) ? trim( (string) $input[ $name ] ) : '';
		$kept  = holds_secret_key( $value ) ? null : clean_setting( $name, $value );
		if ( null === $kept ) {
			complain_of( $name, $value );
		}
		$clean[ $name ] = $kept ?? $before[ $name ];
	}
	return $clean;
}

/**
 * Returns the value in the form that is saved. Null means that it cannot be used.
 *
 * @param string $name  The setting.
 * @param string $value The form's value.
 */
function clean_setting( string $name, string $value ): ?string {
	switch ( $name ) {
		case 'base_url':
			$address = clean_address( $value );
			$is_far  = null !== $address && preg_match( '#^(https?://|$)#i', $address );
			return $is_far ? $address : null;
		case 'files_url':
			$folder = clean_address( $value );
			$is_far = null !== $folder && preg_match( '#^(https?://|/|$)#i', $folder );
			return $is_far ? ( '' === $folder ? '' : trailingslashit( $folder ) ) : null;
		case 'stores_src':
		case 'streets_src':
			return clean_address( $value );
		case 'public_key':
			$key = sanitize_text_field( $value );
			return preg_match( '/\s/', $key ) ? null : $key;
		case 'language':
			return '' === $value || isset( languages()[ $value ] ) ? $value : null;
		default:
			return '1' === $value ? '1' : '';
	}
}

/**
 * Tells the merchant about a value that is not saved, and never repeats the value.
 *
 * @param string $name  The setting.
 * @param string $value The form's value.
 */
function complain_of( string $name, string $value ): void {
	$code = "$name-refused";
	// WordPress cleans an option twice when it is saved for the first time.
	if ( ! function_exists( 'add_settings_error' ) || in_array( $code, array_column( get_settings_errors( OPTION ), 'code' ), true ) ) {
		return;
	}
	$sentence = holds_secret_key( $value )
		/* translators: %s: the name of a setting. */
		? __( '“%s” was not saved, because it holds a secret key (sk_…). Everybody can read what a page holds. Revoke this key at your service, and enter the public key (pk_…).', 'store-locator-elements' )
		/* translators: %s: the name of a setting. */
		: __( '“%s” was not saved, because its value cannot be used. The earlier value is kept.', 'store-locator-elements' );
	add_settings_error( OPTION, $code, sprintf( $sentence, setting_labels()[ $name ] ) );
}
