<?php
// Loads WordPress as its administrator's command line would.
define( 'WP_ADMIN', true );
$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require getenv( 'WORDPRESS' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
