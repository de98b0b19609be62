<?php
/**
 * Addresses of the service and of files.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the address in the form that is saved: a whole address, a path from the site's root, or
 * a file of the plugin's folder. Null means that the text is no address.
 *
 * @param string $text The address as the merchant typed it.
 */
function clean_address( string $text ): ?string {
	$text = trim( $text );
	if ( '' === $text ) {
		return '';
	}
	if ( preg_match( '#^https?://[^\s/]+#i', $text ) ) {
		$clean = esc_url_raw( $text, array( 'http', 'https' ) );
		return '' === $clean ? null : $clean;
	}
	$is_path = preg_match( '#^/?[\w.~%-]+(/[\w.~%-]+)*/?(\?[\w.~%=&-]*)?$#u', $text );
	return $is_path && false === strpos( $text, '..' ) ? $text : null;
}

/**
 * Returns an address that a browser can load: a file's name is one of the files' folder.
 *
 * @param string $address A saved address.
 */
function absolute_address( string $address ): string {
	if ( '' === $address || preg_match( '#^https?://#i', $address ) ) {
		return $address;
	}
	if ( '/' === $address[0] ) {
		$home = wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return set_url_scheme( 'http://' . $home['host'] . $port . $address );
	}
	return files_address() . $address;
}
