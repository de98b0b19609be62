<?php
// Deletes the plugin as the list of plugins does: with its uninstall.php.
require __DIR__ . '/load.php';
$plugin = 'store-locator-elements/store-locator-elements.php';
deactivate_plugins( $plugin );
$done = delete_plugins( array( $plugin ) );
if ( true !== $done ) {
	fwrite( STDERR, 'The plugin was not deleted: ' . print_r( $done, true ) );
	exit( 1 );
}
