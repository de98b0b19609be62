<?php
// Shows the site in another theme.
require __DIR__ . '/load.php';
switch_theme( $argv[1] );
