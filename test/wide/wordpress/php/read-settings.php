<?php
// Answers the saved settings.
require __DIR__ . '/load.php';
echo wp_json_encode( get_option( 'store_locator_elements' ) );
