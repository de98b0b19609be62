<?php
/**
 * The test for secret keys.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * True when a text holds a secret key, which no page may hold. The rule is that of
 * src/domain/secret-key.ts: a word that begins with sk_, however often it is percent-encoded.
 * sk_SK is a language and a country, and no key.
 *
 * @param mixed $value A setting or an attribute.
 */
function holds_secret_key( $value ): bool {
	if ( ! is_scalar( $value ) ) {
		return false;
	}
	$text = rawurldecode( (string) preg_replace( '/%(25)+/', '%', (string) $value ) );
	// A text that is not UTF-8 makes the pattern fail. It then counts as a key, so that none passes.
	return 0 !== preg_match( '/(?<![\p{L}\p{N}])s[\t\n\r]*k[\t\n\r]*_(?![a-z]{2}(?![\p{L}\p{N}_-]))/iu', $text );
}
