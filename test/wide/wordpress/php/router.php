<?php
// Serves WordPress by PHP's own server. "csp=HOST" in the address adds a strict policy for a page.
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( isset( $_GET['csp'] ) ) {
	$service = preg_replace( '#[^\w:/.]#', '', $_GET['csp'] );
	header( "Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self' $service; style-src 'self'; img-src 'self'" );
}
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) ) {
	return false;
}
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
