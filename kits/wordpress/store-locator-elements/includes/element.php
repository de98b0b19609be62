<?php
/**
 * The markup of an element.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

const ADDRESSES = array( 'base-url', 'src', 'streets-src', 'coordinates-src', 'details-src', 'data-url' );

/**
 * Returns an element with all values escaped. An empty value is left out, and so is one with a
 * secret key; true stands for an attribute without a value.
 *
 * @param string $tag        store-locator or stock-badge.
 * @param array  $attributes Values by the name of the attribute.
 * @param string $inside     The markup that is shown until the element has loaded.
 */
function element( string $tag, array $attributes, string $inside ): string {
	/**
	 * Filters the attributes of an element, such as `auth`, `units` or `tiles`.
	 *
	 * @param array  $attributes Values by the name of the attribute.
	 * @param string $tag        store-locator or stock-badge.
	 */
	$attributes = (array) apply_filters( 'store_locator_elements_attributes', $attributes, $tag );
	$markup     = "<$tag";
	foreach ( $attributes as $name => $value ) {
		if ( ! preg_match( '/^(?!on)[a-z][a-z-]*$/', (string) $name ) || ! is_scalar( $value ) || '' === $value || false === $value || holds_secret_key( $value ) ) {
			continue;
		}
		if ( true === $value ) {
			$markup .= " $name";
		} else {
			$escaped = in_array( $name, ADDRESSES, true ) ? esc_url( $value, array( 'http', 'https' ) ) : esc_attr( $value );
			$markup .= " $name=\"$escaped\"";
		}
	}
	return "$markup>" . wp_kses_post( $inside ) . "</$tag>";
}

/**
 * The attributes that both elements take from the settings.
 */
function connection_attributes(): array {
	return array(
		'base-url'   => setting( 'base_url' ),
		'public-key' => setting( 'public_key' ),
		'lang'       => setting( 'language' ),
		'dir'        => 'ar' === setting( 'language' ) ? 'rtl' : '',
	);
}

/**
 * True when the settings are enough for this element: a badge needs the service, and a locator
 * takes a file of stores instead.
 *
 * @param string $tag store-locator or stock-badge.
 */
function is_ready( string $tag ): bool {
	$has_service = '' !== setting( 'base_url' ) && '' !== setting( 'public_key' );
	return $has_service || ( 'store-locator' === $tag && '' !== setting( 'stores_src' ) );
}

/**
 * Returns the markup in place of an element that cannot work: the text that its visitors would see
 * first, and for people who may change the settings a sentence with a link.
 *
 * @param string $inside The markup that is shown until the element has loaded.
 * @param string $tag    store-locator or stock-badge.
 */
function not_ready( string $inside, string $tag ): string {
	if ( ! current_user_can( 'manage_options' ) ) {
		return wp_kses_post( $inside );
	}
	$missing  = 'store-locator' === $tag
		? __( 'The store locator does not know your stores yet.', 'store-locator-elements' )
		: __( 'Stock needs the service: its address and public key are missing.', 'store-locator-elements' );
	$sentence = has_files()
		? $missing
		: __( 'The folder of the store locator has no script yet.', 'store-locator-elements' );
	return sprintf(
		'<p>%s <a href="%s">%s</a></p>',
		esc_html( $sentence ),
		esc_url( admin_url( 'options-general.php?page=' . SCRIPT ) ),
		esc_html__( 'Open its settings', 'store-locator-elements' )
	);
}
