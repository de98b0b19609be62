<?php
// Saves settings without the form: php settings.php '{"base_url":"…"}'.
require __DIR__ . '/load.php';
update_option( 'store_locator_elements', json_decode( $argv[1], true ) );
