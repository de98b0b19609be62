<?php
// Installs the plugin's zip by WordPress' own installer, and activates it and the shop.
require __DIR__ . '/load.php';
require ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
$done     = $upgrader->install( $argv[1] );
if ( true !== $done ) {
	fwrite( STDERR, 'The zip was not installed: ' . print_r( $done, true ) );
	exit( 1 );
}
foreach ( array( 'store-locator-elements/store-locator-elements.php', 'shop/shop.php' ) as $plugin ) {
	$failure = activate_plugin( $plugin );
	if ( is_wp_error( $failure ) ) {
		fwrite( STDERR, $failure->get_error_message() );
		exit( 1 );
	}
}
