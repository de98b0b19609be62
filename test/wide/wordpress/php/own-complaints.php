<?php
// A plugin that must be used. It notes each complaint of PHP that arises while code of the plugin
// under test runs, also inside WordPress' functions that this code calls.
set_error_handler(
	function ( $level, $message, $file, $line ) {
		$frames = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' );
		foreach ( array( $file, ...$frames ) as $each ) {
			if ( false !== strpos( $each, 'plugins/store-locator-elements/' ) ) {
				error_log( "$message in $file:$line, called by $each\n", 3, dirname( ABSPATH ) . '/own.log' );
				break;
			}
		}
		return false;
	}
);

// WordPress keeps the sentences of a settings page for 30 seconds, in which a busy machine may not
// come to the next page.
add_filter(
	'expiration_of_transient_settings_errors',
	function () {
		return 600;
	}
);
